import { bindDayPeriod } from '@paniscus/ui';

/** Converts every `<time data-local>` from UTC to the visitor's time zone and locale. */
export function showLocalTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local]');
  // Creating the formatter is the slowest part of this script on a phone.
  if (times.length === 0) return;
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
  for (const time of times) {
    const date = new Date(time.dateTime);
    const text = Number.isNaN(+date) ? time.textContent : bindDayPeriod(format.format(date));
    if (time.textContent !== text) time.textContent = text;
  }
}
