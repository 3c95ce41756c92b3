import { DAY_MS } from '../timing/durations.ts';

/**
 * When a recurring donation is charged next, and when it started: it is charged on that day of a month, or on the last day
 * of a shorter month.
 */
export type ChargeCycle = { nextAt: Date; startedAt: Date };

/** Last day of the date's month, in UTC. */
const getLastDay = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** Adds months to a date. The result is on the same day of its month, or on `day`, or on the last one of a shorter month. */
export function addMonths(date: Date, months: number, day = date.getUTCDate()): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  result.setUTCDate(Math.min(day, getLastDay(result)));
  return result;
}

function findChargeAfterMonths({ nextAt, startedAt }: ChargeCycle, months: number): Date {
  const day = nextAt.getUTCDate();
  // On the last day of its month, the next charge may be earlier than the day of all others.
  const isShortened = day === getLastDay(nextAt);
  return addMonths(nextAt, months, isShortened ? Math.max(day, startedAt.getUTCDate()) : day);
}

/** End of a pause: one day before the first charge that is not skipped. */
export function computePauseEnd(cycle: ChargeCycle, months: number): Date {
  return new Date(findChargeAfterMonths(cycle, months).getTime() - DAY_MS);
}

/** First charge after the end of a pause. */
export function findFirstChargeAfter(pauseEnd: Date, cycle: ChargeCycle, intervalMonths = 1): Date {
  for (let months = 0; ; months += intervalMonths) {
    const charge = findChargeAfterMonths(cycle, months);
    if (charge > pauseEnd) return charge;
  }
}
