import type { MonthTotal } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatMonth } from '@paniscus/domain/timing';
import type { ChartBar } from '@paniscus/ui';

const getMonthTotalCents = ({ once_cents, monthly_cents }: MonthTotal): Cents => once_cents + monthly_cents;
const getSum = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => sum + each, 0);

/** Converts each month to a bar: one-time donations, recurring ones stacked above, refunds below the axis. */
export function toMonthBars(totals: readonly MonthTotal[]): ChartBar[] {
  return totals.map(({ month, once_cents, monthly_cents, refunded_cents }) => ({
    label: formatMonth(month, 'short'),
    name: formatMonth(month, 'long'),
    values: [once_cents, monthly_cents],
    negativeValue: refunded_cents,
  }));
}

export function describeMonths(totals: readonly MonthTotal[]): string {
  const given = getSum(totals.map(getMonthTotalCents));
  if (given === 0) return 'No gifts in the last twelve months.';
  const count = getSum(totals.map((total) => total.count));
  const best = totals.reduce((most, each) =>
    getMonthTotalCents(each) > getMonthTotalCents(most) ? each : most,
  );
  const monthly = getSum(totals.map(({ monthly_cents }) => monthly_cents));
  const back = getSum(totals.map(({ refunded_cents }) => refunded_cents));
  return [
    `${formatDollars(given)} in twelve months from ${count} ${count === 1 ? 'gift' : 'gifts'}, including ${formatDollars(monthly)} from recurring gifts.`,
    `Best month: ${formatMonth(best.month, 'long')} (${formatDollars(getMonthTotalCents(best))}).`,
    back === 0 ? 'Nothing was refunded.' : `${formatDollars(back)} was refunded.`,
  ].join(' ');
}
