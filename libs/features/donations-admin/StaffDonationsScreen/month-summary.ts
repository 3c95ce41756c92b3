import type { MonthTotal } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { ChartBar } from '@paniscus/ui';

const inUtc = (month: 'short' | 'long', year?: 'numeric') =>
  new Intl.DateTimeFormat('en-US', { month, year, timeZone: 'UTC' });
const short = inUtc('short');
const long = inUtc('long', 'numeric');
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

const getStart = (month: string) => new Date(`${month}-01T00:00:00Z`);
const getMonthTotalCents = ({ once_cents, monthly_cents }: MonthTotal): Cents => once_cents + monthly_cents;
const getSum = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => sum + each, 0);

/** Short axis labels: '$500', '$2K', '$1.5M'. */
export function shortDollars(cents: Cents): string {
  return compact.format(cents / 100);
}

/** Converts each month to a bar: one-time donations, recurring ones stacked above, refunds below the axis. */
export function toMonthBars(totals: readonly MonthTotal[]): ChartBar[] {
  return totals.map(({ month, once_cents, monthly_cents, refunded_cents }) => ({
    label: short.format(getStart(month)),
    name: long.format(getStart(month)),
    values: [once_cents, monthly_cents],
    below: refunded_cents,
  }));
}

export function describeMonths(totals: readonly MonthTotal[]): string {
  const given = getSum(totals.map(getMonthTotalCents));
  if (given === 0) return 'Nothing has been given in the last twelve months.';
  const count = getSum(totals.map((total) => total.count));
  const best = totals.reduce((most, each) =>
    getMonthTotalCents(each) > getMonthTotalCents(most) ? each : most,
  );
  const monthly = getSum(totals.map(({ monthly_cents }) => monthly_cents));
  const back = getSum(totals.map(({ refunded_cents }) => refunded_cents));
  return [
    `${formatDollars(given)} in twelve months from ${count} ${count === 1 ? 'gift' : 'gifts'}, ${formatDollars(monthly)} of it monthly.`,
    `The most came in ${long.format(getStart(best.month))}: ${formatDollars(getMonthTotalCents(best))}.`,
    back === 0 ? 'Nothing was given back.' : `${formatDollars(back)} was given back.`,
  ].join(' ');
}
