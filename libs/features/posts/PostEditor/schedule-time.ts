const pad = (number: number) => String(number).padStart(2, '0');

/** Formats a time as the value of a `datetime-local` input, in the time zone of the device. */
export function toLocalInput(time: Date): string {
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** Converts the value of a `datetime-local` input to ISO 8601, or returns why it cannot be a publication time. */
export function parseLocalTime(value: string, now: Date): { iso: string } | { message: string } {
  const time = new Date(value);
  if (value === '' || Number.isNaN(time.getTime())) return { message: 'Choose a date and a time.' };
  if (time <= now) return { message: 'Choose a time in the future, or publish the post now.' };
  return { iso: time.toISOString() };
}
