import type Stripe from 'stripe';
import type { ApiCall, Context } from '../context.ts';
import { getInvoice, findSubscriptionId } from '../invoices/invoice-fields.ts';
import { issueInvoice, issueVoidInvoice } from '../invoices/issue-invoice.ts';
import { chargeInvoice } from '../invoices/pay-invoice.ts';
import { hasNoRetriesLeft, recordFailedAttempt } from '../invoices/apply-payment.ts';
import { changeSubscription } from './change-subscription.ts';
import { findDefaultMethod } from './default-card.ts';
import { end } from './end-subscription.ts';
import { toItemList } from './items.ts';
import { computePeriodEnd } from './periods.ts';
import { getIntervalMonths } from './prices.ts';
import { getSubscription } from './subscription-fields.ts';

/** Starts and invoices the next period, or ends the subscription when cancellation at period end is set. */
export function renew(context: Context, subscription: Stripe.Subscription, call: ApiCall): void {
  if (subscription.cancel_at_period_end) {
    end(context, subscription, 'cancellation_requested', call);
    return;
  }
  const items = toItemList(
    subscription.id,
    subscription.items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: computePeriodEnd(
        subscription.billing_cycle_anchor,
        item.current_period_end,
        getIntervalMonths(item.price),
      ),
    })),
  );
  const next = { ...subscription, items };
  const isPaused = subscription.pause_collection !== null;
  const invoice = isPaused
    ? issueVoidInvoice(context, next, call)
    : issueInvoice(context, next, 'subscription_cycle', call);
  changeSubscription(context, subscription, { items, latest_invoice: invoice.id }, call);
  if (!isPaused) attempt(context, invoice, call);
}

/** Charges the invoice off-session; cancels the subscription after the last failed retry. */
export function attempt(context: Context, invoice: Stripe.Invoice, call: ApiCall): void {
  const { records } = context;
  const id = findSubscriptionId(invoice);
  const method = findDefaultMethod(context, getSubscription(records, id));
  if (method) chargeInvoice(context, invoice, method.id, true, call);
  else recordFailedAttempt(context, invoice, call);
  if (hasNoRetriesLeft(getInvoice(records, invoice.id))) {
    end(context, getSubscription(records, id), 'payment_failed', call);
  }
}
