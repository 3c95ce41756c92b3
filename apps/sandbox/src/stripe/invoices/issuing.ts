import type Stripe from 'stripe';
import { newId } from '../api/ids.ts';
import { Params } from '../api/params.ts';
import type { Ask, Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import { newIntent } from '../intents/intent-fields.ts';
import { chargeableMethod } from '../subscriptions/default-card.ts';
import { draftInvoice } from './invoice-fields.ts';
import type { BillingReason } from './invoice-fields.ts';

/** Creates and finalizes an invoice with its payment intent at once; Stripe finalizes renewals after an hour. */
export function issueInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  reason: BillingReason,
  ask: Ask,
): Stripe.Invoice {
  const draft = context.records.invoices.put(draftInvoice(context, subscription, reason));
  context.emit('invoice.created', draft, ask);
  const open = context.records.invoices.put(finalized(context, draft));
  context.emit('invoice.finalized', open, ask);
  context.emit('payment_intent.created', intentFor(context, subscription, open), ask);
  return open;
}

/** Creates the invoice of a paused subscription and voids it at once. */
export function issueVoidInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  ask: Ask,
): Stripe.Invoice {
  const { records, clock, emit } = context;
  const draft = records.invoices.put(draftInvoice(context, subscription, 'subscription_cycle'));
  emit('invoice.created', draft, ask);
  const open = finalized(context, draft);
  emit('invoice.finalized', open, ask);
  const made = records.invoices.put({
    ...open,
    auto_advance: false,
    status: 'void',
    status_transitions: { ...open.status_transitions, voided_at: clock.now() },
  });
  emit('invoice.voided', made, ask);
  return made;
}

function finalized({ records, clock }: Context, draft: Stripe.Invoice): Stripe.Invoice {
  const customer = findCustomer(records, String(draft.customer), 'customer');
  const sequence = customer.next_invoice_sequence ?? 1;
  records.customers.put({ ...customer, next_invoice_sequence: sequence + 1 });
  return {
    ...draft,
    effective_at: clock.now(),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: clock.now() },
  };
}

function intentFor(
  context: Context,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Stripe.PaymentIntent {
  const { records, clock } = context;
  const isFirst = invoice.billing_reason === 'subscription_create';
  const method = chargeableMethod(context, subscription);
  const fields = new Params({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
    ...(method ? { payment_method: method.id } : {}),
  });
  const intent = records.intents.put({ ...newIntent(context, fields), capture_method: 'automatic' });
  const payment = records.invoicePayments.put(paymentBy(intent, invoice, clock.now()));
  records.invoiceIntents.put({ id: intent.id, invoice: invoice.id, payment: payment.id });
  return intent;
}

function paymentBy(
  intent: Stripe.PaymentIntent,
  invoice: Stripe.Invoice,
  created: number,
): Stripe.InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
