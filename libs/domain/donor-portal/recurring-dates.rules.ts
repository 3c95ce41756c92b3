const DAY_MS = 86_400_000;

/** Adds months to a date; clamps to the last day of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** End of a pause: one day before the first charge that is not skipped. */
export function pauseEndsAt(nextChargeAt: Date, months: number): Date {
  return new Date(monthsAfter(nextChargeAt, months).getTime() - DAY_MS);
}

/** First monthly charge after the end of a pause, counted from `chargeAt`. */
export function firstChargeAfter(pauseEnd: Date, chargeAt: Date): Date {
  for (let months = 0; ; months += 1) {
    const next = monthsAfter(chargeAt, months);
    if (next > pauseEnd) return next;
  }
}
