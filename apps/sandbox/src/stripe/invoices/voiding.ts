import type Stripe from 'stripe';
import { invalid } from '../api/failure.ts';
import type { Ask, Context } from '../context.ts';
import { changeSubscription, owes } from '../subscriptions/changing.ts';
import { findSubscriptionId } from './invoice-fields.ts';
import { findInvoiceIntent } from './invoice-payments.ts';

export function voidInvoice(context: Context, invoice: Stripe.Invoice, ask: Ask): Stripe.Invoice {
  if (invoice.status !== 'open') {
    throw invalid("You can only pass in open invoices. This invoice isn't open.");
  }
  const made = takeBack(context, invoice, ask);
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (subscription?.status === 'incomplete') {
    changeSubscription(
      context,
      subscription,
      { status: 'incomplete_expired', ended_at: context.clock.now() },
      ask,
    );
  } else if (subscription?.status === 'past_due' && !owes(context.records, subscription)) {
    changeSubscription(context, subscription, { status: 'active' }, ask);
  }
  return made;
}

/** Voids the invoice and cancels its intent without changing the subscription. */
export function takeBack(context: Context, invoice: Stripe.Invoice, ask: Ask): Stripe.Invoice {
  const { records, clock, emit } = context;
  const now = clock.now();
  cancelPayment(context, invoice, ask);
  const made = records.invoices.put({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  emit('invoice.voided', made, ask);
  return made;
}

function cancelPayment({ records, clock, emit }: Context, invoice: Stripe.Invoice, ask: Ask): void {
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
  emit('payment_intent.canceled', canceled, ask);
}
