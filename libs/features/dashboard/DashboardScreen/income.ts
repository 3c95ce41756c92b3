import type { SalesMonth } from '@paniscus/domain/dashboard';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatMonth } from '@paniscus/domain/timing';
import type { ChartBar } from '@paniscus/ui';

const getSum = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => sum + each, 0);

/** Converts each month to a bar: donations, sales stacked above, refunds below the axis. */
export function toIncomeBars(months: readonly SalesMonth[]): ChartBar[] {
  return months.map(({ month, donations_cents, sales_cents, refunded_cents }) => ({
    label: formatMonth(month, 'short'),
    name: formatMonth(month, 'long'),
    values: [donations_cents, sales_cents],
    negativeValue: refunded_cents,
  }));
}

/** Says what the chart shows, in two or three sentences. */
export function describeIncome(months: readonly SalesMonth[]): string {
  const donations = getSum(months.map(({ donations_cents }) => donations_cents));
  const sales = getSum(months.map(({ sales_cents }) => sales_cents));
  const refunds = getSum(months.map(({ refunded_cents }) => refunded_cents));
  if (donations + sales === 0) return 'No donations or sales in the last twelve months.';
  const current = months.at(-1);
  return [
    `${formatDollars(donations)} in donations and ${formatDollars(sales)} in sales in twelve months.`,
    current && `This month: ${formatDollars(current.donations_cents + current.sales_cents)}.`,
    refunds === 0 ? 'Nothing was refunded.' : `${formatDollars(refunds)} was refunded.`,
  ]
    .filter(Boolean)
    .join(' ');
}
