/** Turns every `<time data-local>` from UTC to the reader's own time and way of writing it. */
export function showLocalTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local]');
  // To make a format takes a phone longer than all else that this script does.
  if (times.length === 0) return;
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
  for (const time of times) {
    const moment = new Date(time.dateTime);
    const text = Number.isNaN(moment.getTime()) ? time.textContent : format.format(moment);
    if (time.textContent !== text) time.textContent = text;
  }
}
