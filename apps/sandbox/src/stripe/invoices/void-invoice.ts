import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import type { ApiCall, Context } from '../context.ts';
import { changeSubscription, hasOpenInvoices } from '../subscriptions/change-subscription.ts';
import { findSubscriptionId } from './invoice-fields.ts';
import { findInvoiceIntent } from './invoice-payments.ts';

export function voidInvoice(context: Context, invoice: Stripe.Invoice, call: ApiCall): Stripe.Invoice {
  if (invoice.status !== 'open') {
    throw invalid("You can only pass in open invoices. This invoice isn't open.");
  }
  const voided = voidWithPayment(context, invoice, call);
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (subscription?.status === 'incomplete') {
    changeSubscription(
      context,
      subscription,
      { status: 'incomplete_expired', ended_at: context.clock.now() },
      call,
    );
  } else if (subscription?.status === 'past_due' && !hasOpenInvoices(context.records, subscription)) {
    changeSubscription(context, subscription, { status: 'active' }, call);
  }
  return voided;
}

/** Voids the invoice and cancels its intent without changing the subscription. */
export function voidWithPayment(context: Context, invoice: Stripe.Invoice, call: ApiCall): Stripe.Invoice {
  const { records, clock, emit } = context;
  const now = clock.now();
  cancelPayment(context, invoice, call);
  const voided = records.invoices.put({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  emit('invoice.voided', voided, call);
  return voided;
}

function cancelPayment({ records, clock, emit }: Context, invoice: Stripe.Invoice, call: ApiCall): void {
  const intent = findInvoiceIntent(records, invoice.id);
  if (!intent) return;
  const link = records.invoiceIntents.get(intent.id);
  const payment = records.invoicePayments.get(link?.payment ?? '');
  const now = clock.now();
  const canceled = records.intents.put({
    ...intent,
    canceled_at: now,
    cancellation_reason: 'void_invoice',
    next_action: null,
    status: 'canceled',
  });
  if (payment) {
    const status_transitions = { ...payment.status_transitions, canceled_at: now };
    records.invoicePayments.put({ ...payment, status: 'canceled', status_transitions });
  }
  emit('payment_intent.canceled', canceled, call);
}
