import type Stripe from 'stripe';
import type { Ask, Context } from '../context.ts';
import { findSubscriptionId } from '../invoices/invoice-fields.ts';
import type { Records } from '../records.ts';

/** Saves the subscription and emits `customer.subscription.updated`, unless nothing changed. */
export function changeSubscription(
  { records, emit }: Context,
  before: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
  ask: Ask,
): Stripe.Subscription {
  const after = { ...before, ...changes };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  records.subscriptions.put(after);
  emit('customer.subscription.updated', after, ask, before);
  return after;
}

export function owes(records: Records, { id }: Stripe.Subscription): boolean {
  return listOpenInvoices(records, id).length > 0;
}

export function listOpenInvoices(records: Records, subscription: string): Stripe.Invoice[] {
  return records.invoices
    .all()
    .filter((each) => each.status === 'open' && findSubscriptionId(each) === subscription);
}
