import type { DiscountCode, DiscountStatus } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';

export const STATUS_LABELS: Record<DiscountStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  used_up: 'Used up',
  inactive: 'Inactive',
};

const formatDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Nov 27, 2026 to Nov 30, 2026'. */
export function formatPeriod({ starts_on: first, ends_on: last }: DiscountCode): string {
  if (first === null && last === null) return 'Any time';
  if (first === null) return `Until ${formatDay(last ?? '')}`;
  return last === null ? `From ${formatDay(first)}` : `${formatDay(first)} to ${formatDay(last)}`;
}

/** '3 of 100 orders', or '3 orders'. */
export function formatUses({ use_count: used, use_limit: limit }: DiscountCode): string {
  const count = limit ?? used;
  const orders = count === 1 ? 'order' : 'orders';
  return limit === null ? `${used} ${orders}` : `${used} of ${limit} ${orders}`;
}

/** What the uses have cost, and those that are not paid yet. */
export function describeUses({ discounted_cents: cents, reserved_count: reserved }: DiscountCode): string {
  const given = `${formatDollars(cents)} off so far`;
  return reserved === 0 ? given : `${given}, and ${reserved} in checkout`;
}
