import type Stripe from 'stripe';
import type { Ask, Context } from '../context.ts';
import { getInvoice, findSubscriptionId } from '../invoices/invoice-fields.ts';
import { issueInvoice, issueVoidInvoice } from '../invoices/issuing.ts';
import { chargeInvoice } from '../invoices/paying.ts';
import { isGivenUp, noteFailedAttempt } from '../invoices/apply-payment.ts';
import { changeSubscription } from './changing.ts';
import { chargeableMethod } from './default-card.ts';
import { end } from './ending.ts';
import { itemList } from './items.ts';
import { periodEnd } from './periods.ts';
import { getSubscription } from './subscription-fields.ts';

/** Starts and invoices the next period, or ends the subscription when cancellation at period end is set. */
export function renew(context: Context, subscription: Stripe.Subscription, ask: Ask): void {
  if (subscription.cancel_at_period_end) {
    end(context, subscription, 'cancellation_requested', ask);
    return;
  }
  const items = itemList(
    subscription.id,
    subscription.items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: periodEnd(subscription.billing_cycle_anchor, item.current_period_end),
    })),
  );
  const next = { ...subscription, items };
  const isPaused = subscription.pause_collection !== null;
  const invoice = isPaused
    ? issueVoidInvoice(context, next, ask)
    : issueInvoice(context, next, 'subscription_cycle', ask);
  changeSubscription(context, subscription, { items, latest_invoice: invoice.id }, ask);
  if (!isPaused) attempt(context, invoice, ask);
}

/** Charges the invoice off-session; cancels the subscription after the last failed retry. */
export function attempt(context: Context, invoice: Stripe.Invoice, ask: Ask): void {
  const { records } = context;
  const id = findSubscriptionId(invoice);
  const method = chargeableMethod(context, getSubscription(records, id));
  if (method) chargeInvoice(context, invoice, method.id, true, ask);
  else noteFailedAttempt(context, invoice, ask);
  if (isGivenUp(getInvoice(records, invoice.id))) {
    end(context, getSubscription(records, id), 'payment_failed', ask);
  }
}
