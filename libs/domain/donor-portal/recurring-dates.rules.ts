import { DAY_MS } from '../timing/durations.ts';

/** Adds months to a date; clamps to the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}

/** End of a pause: one day before the first charge that is not skipped. */
export function computePauseEnd(nextChargeAt: Date, months: number): Date {
  return new Date(addMonths(nextChargeAt, months).getTime() - DAY_MS);
}

/** First charge after the end of a pause, counted from `chargeAt`. */
export function findFirstChargeAfter(pauseEnd: Date, chargeAt: Date, intervalMonths = 1): Date {
  for (let months = 0; ; months += intervalMonths) {
    const next = addMonths(chargeAt, months);
    if (next > pauseEnd) return next;
  }
}
