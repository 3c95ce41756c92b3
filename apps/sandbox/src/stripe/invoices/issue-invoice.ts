import type Stripe from 'stripe';
import { createId } from '../api/ids.ts';
import { Params } from '../api/params.ts';
import type { ApiCall, Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import { buildIntent } from '../intents/intent-fields.ts';
import { findDefaultMethod } from '../subscriptions/default-card.ts';
import { buildDraftInvoice } from './invoice-fields.ts';
import type { BillingReason } from './invoice-fields.ts';

/** Creates and finalizes an invoice with its payment intent at once; Stripe finalizes renewals after an hour. */
export function issueInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  reason: BillingReason,
  call: ApiCall,
): Stripe.Invoice {
  const draft = context.records.invoices.put(buildDraftInvoice(context, subscription, reason));
  context.emit('invoice.created', draft, call);
  const open = context.records.invoices.put(finalizeInvoice(context, draft));
  context.emit('invoice.finalized', open, call);
  context.emit('payment_intent.created', createInvoiceIntent(context, subscription, open), call);
  return open;
}

/** Creates the invoice of a paused subscription and voids it at once. */
export function issueVoidInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  call: ApiCall,
): Stripe.Invoice {
  const { records, clock, emit } = context;
  const draft = records.invoices.put(buildDraftInvoice(context, subscription, 'subscription_cycle'));
  emit('invoice.created', draft, call);
  const open = finalizeInvoice(context, draft);
  emit('invoice.finalized', open, call);
  const voided = records.invoices.put({
    ...open,
    auto_advance: false,
    status: 'void',
    status_transitions: { ...open.status_transitions, voided_at: clock.now() },
  });
  emit('invoice.voided', voided, call);
  return voided;
}

function finalizeInvoice({ records, clock }: Context, draft: Stripe.Invoice): Stripe.Invoice {
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

function createInvoiceIntent(
  context: Context,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Stripe.PaymentIntent {
  const { records, clock } = context;
  const isFirst = invoice.billing_reason === 'subscription_create';
  const method = findDefaultMethod(context, subscription);
  const fields = new Params({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
    ...(method ? { payment_method: method.id } : {}),
  });
  const intent = records.intents.put({ ...buildIntent(context, fields), capture_method: 'automatic' });
  const payment = records.invoicePayments.put(buildInvoicePayment(intent, invoice, clock.now()));
  records.invoiceIntents.put({ id: intent.id, invoice: invoice.id, payment: payment.id });
  return intent;
}

function buildInvoicePayment(
  intent: Stripe.PaymentIntent,
  invoice: Stripe.Invoice,
  created: number,
): Stripe.InvoicePayment {
  return {
    id: createId('inpay'),
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
