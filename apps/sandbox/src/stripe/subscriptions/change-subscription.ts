import type Stripe from 'stripe';
import type { ApiCall, Context } from '../context.ts';
import { findSubscriptionId } from '../invoices/invoice-fields.ts';
import type { Records } from '../records.ts';

/** Saves the subscription and emits `customer.subscription.updated`, unless nothing changed. */
export function changeSubscription(
  { records, emit }: Context,
  before: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
  call: ApiCall,
): Stripe.Subscription {
  const after = { ...before, ...changes };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  records.subscriptions.put(after);
  emit('customer.subscription.updated', after, call, before);
  return after;
}

export function hasOpenInvoices(records: Records, { id }: Stripe.Subscription): boolean {
  return listOpenInvoices(records, id).length > 0;
}

export function listOpenInvoices(records: Records, subscription: string): Stripe.Invoice[] {
  return records.invoices
    .all()
    .filter((invoice) => invoice.status === 'open' && findSubscriptionId(invoice) === subscription);
}
