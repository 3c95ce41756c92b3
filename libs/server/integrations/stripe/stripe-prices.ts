import { INTERVAL_MONTHS, RECURRING_FREQUENCIES } from '@paniscus/domain/donation';
import type { RecurringFrequency } from '@paniscus/domain/donation';
import type Stripe from 'stripe';

type Interval = { interval: 'month' | 'year'; interval_count?: number };

const INTERVALS: Record<RecurringFrequency, Interval> = {
  monthly: { interval: 'month' },
  quarterly: { interval: 'month', interval_count: 3 },
  yearly: { interval: 'year' },
};

/** Subscriptions of one frequency share a product, each with its own price. */
export const PRODUCTS: Record<RecurringFrequency, { id: string; name: string }> = {
  monthly: { id: 'paniscus-monthly-gift', name: 'Monthly gift' },
  quarterly: { id: 'paniscus-quarterly-gift', name: 'Quarterly gift' },
  yearly: { id: 'paniscus-yearly-gift', name: 'Yearly gift' },
};

export const buildPrice = (frequency: RecurringFrequency, unit_amount: number) => ({
  currency: 'usd',
  product: PRODUCTS[frequency].id,
  recurring: INTERVALS[frequency],
  unit_amount,
});

/** Another amount with the interval and product of an existing price. */
export const buildPriceLike = ({ product, recurring }: Stripe.Price, unit_amount: number) => ({
  currency: 'usd',
  product: typeof product === 'string' ? product : product.id,
  recurring: { interval: recurring?.interval ?? 'month', interval_count: recurring?.interval_count ?? 1 },
  unit_amount,
});

export function findFrequency(recurring: Stripe.Price.Recurring | null): RecurringFrequency | undefined {
  if (recurring === null) return undefined;
  const unit = recurring.interval === 'year' ? 12 : recurring.interval === 'month' ? 1 : 0;
  const months = unit * recurring.interval_count;
  return RECURRING_FREQUENCIES.find((frequency) => INTERVAL_MONTHS[frequency] === months);
}
