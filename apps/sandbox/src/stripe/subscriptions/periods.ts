/** The same day and time months later, or the last day of a shorter month. */
export function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const day = start.getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime() / 1000;
}

/** End of the period that starts at `start`: January 31, February 28, March 31. */
export function computePeriodEnd(anchor: number, start: number, intervalMonths: number): number {
  let months = intervalMonths;
  while (addMonths(anchor, months) <= start) months += intervalMonths;
  return addMonths(anchor, months);
}
