/**
 * The day, on the clock of whoever asks, on which a monthly gift begun then is charged next: a month later, in a
 * shorter month on its last day.
 */
export function nextChargeAfter(start: Date): Date {
  const year = start.getFullYear();
  const nextMonth = start.getMonth() + 1;
  const lastDay = new Date(year, nextMonth + 1, 0).getDate();
  return new Date(year, nextMonth, Math.min(start.getDate(), lastDay));
}
