import type Stripe from 'stripe';
import { resourceMissing } from '../api/api-error.ts';
import type { ApiCall, Context } from '../context.ts';
import { voidWithPayment } from '../invoices/void-invoice.ts';
import { changeSubscription, listOpenInvoices } from './change-subscription.ts';

export const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

type Reason = Stripe.Subscription.CancellationDetails['reason'];

/** Cancels at once; throws when the subscription has already ended. */
export function cancel(
  context: Context,
  subscription: Stripe.Subscription,
  call: ApiCall,
): Stripe.Subscription {
  call.params.only(['cancellation_details', 'expand', 'invoice_now', 'prorate']);
  if (ENDED.includes(subscription.status)) throw resourceMissing('subscription', subscription.id, 'id');
  const details = call.params.nested('cancellation_details')?.only(['comment', 'feedback']);
  return end(context, subscription, 'cancellation_requested', call, details?.text('comment'));
}

/** Expires an incomplete subscription and voids its invoice; emits no `deleted` event. */
export function expire(context: Context, subscription: Stripe.Subscription, call: ApiCall): void {
  for (const invoice of listOpenInvoices(context.records, subscription.id))
    voidWithPayment(context, invoice, call);
  const ended_at = context.clock.now();
  changeSubscription(context, subscription, { status: 'incomplete_expired', ended_at }, call);
}

/** Ends the subscription and its retries; voids the invoice of an incomplete one. */
export function end(
  context: Context,
  subscription: Stripe.Subscription,
  reason: Reason,
  call: ApiCall,
  comment?: string,
): Stripe.Subscription {
  const { records, clock, emit } = context;
  for (const invoice of listOpenInvoices(records, subscription.id)) {
    if (subscription.status === 'incomplete') voidWithPayment(context, invoice, call);
    else records.invoices.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  const now = clock.now();
  const ended = records.subscriptions.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: comment ?? subscription.cancellation_details?.comment ?? null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancellation_details?.reason ?? reason,
    },
    ended_at: now,
    status: 'canceled',
  });
  emit('customer.subscription.deleted', ended, call);
  return ended;
}
