/** ISO 8601 with a time zone; seconds and fractions are optional: 2026-02-03T14:30Z. */
const DATE_TIME_PATTERN = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a day in the format YYYY-MM-DD exists. `Date` would turn February 30 into March 2. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && existsInCalendar(`${text}T00:00`);
}

/** Whether text is a date and time in ISO 8601, with its time zone, that exists: no February 30, no 24:00. */
export function isDateTime(text: string): boolean {
  const [, minute] = (text.length <= 40 && DATE_TIME_PATTERN.exec(text)) || [];
  return minute !== undefined && existsInCalendar(minute) && !Number.isNaN(Date.parse(text));
}

/** Compares with what `Date` made of it. */
function existsInCalendar(minute: string): boolean {
  const date = new Date(`${minute}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(minute);
}
