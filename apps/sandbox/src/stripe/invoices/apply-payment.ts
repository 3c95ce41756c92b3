import type Stripe from 'stripe';
import type { Ask, Context } from '../context.ts';
import { changeSubscription, owes } from '../subscriptions/changing.ts';
import { findSubscriptionId } from './invoice-fields.ts';

const DAY_S = 86_400;
/** Days between a failed charge and the next retry; the subscription is canceled after the last retry fails. */
const RETRY_DAYS = [3, 5, 7];

/** Marks the invoice of a paid intent as paid and activates its subscription. */
export function applyPaymentToInvoice(context: Context, intent: Stripe.PaymentIntent, ask: Ask): void {
  const { records, clock, emit } = context;
  const link = records.invoiceIntents.get(intent.id);
  const invoice = link && records.invoices.get(link.invoice);
  const payment = link && records.invoicePayments.get(link.payment);
  if (!invoice || !payment) return;
  const applied = records.invoicePayments.put(paidPayment(payment, intent, clock.now()));
  const paid = records.invoices.put({
    ...paidInvoice(invoice, intent, clock.now()),
    attempt_count: attemptsAfter(invoice, ask),
  });
  emit('invoice_payment.paid', applied, ask);
  emit('invoice.paid', paid, ask);
  emit('invoice.payment_succeeded', paid, ask);
  activate(context, paid, String(intent.payment_method), ask);
}

function paidPayment(
  payment: Stripe.InvoicePayment,
  intent: Stripe.PaymentIntent,
  now: number,
): Stripe.InvoicePayment {
  return {
    ...payment,
    amount_paid: intent.amount_received,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: now },
  };
}

function paidInvoice(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, now: number): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: intent.amount_received,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}

export function noteFailedCharge(context: Context, intent: Stripe.PaymentIntent, ask: Ask): void {
  const invoice = invoicePaidBy(context, intent);
  if (!invoice) return;
  const failed = noteFailedAttempt(context, invoice, ask);
  if (intent.last_payment_error?.code === 'authentication_required') {
    context.emit('invoice.payment_action_required', failed, ask);
  }
}

/** Records a failed attempt, which may also be a missing card, and schedules the next retry of a renewal. */
export function noteFailedAttempt(context: Context, invoice: Stripe.Invoice, ask: Ask): Stripe.Invoice {
  const attempts = attemptsAfter(invoice, ask);
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const isScheduled = isRenewal && attempts !== invoice.attempt_count;
  const failed = context.records.invoices.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: isScheduled
      ? nextAttempt(context.clock.now(), attempts)
      : invoice.next_payment_attempt,
  });
  context.emit('invoice.payment_failed', failed, ask);
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (subscription?.status === 'active')
    changeSubscription(context, subscription, { status: 'past_due' }, ask);
  return failed;
}

export function isGivenUp({ status, attempt_count: attempts }: Stripe.Invoice): boolean {
  return status === 'open' && attempts > RETRY_DAYS.length;
}

export function noteRequiredAction(context: Context, intent: Stripe.PaymentIntent, ask: Ask): void {
  const invoice = invoicePaidBy(context, intent);
  if (invoice) context.emit('invoice.payment_action_required', invoice, ask);
}

function invoicePaidBy({ records }: Context, { id }: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  return records.invoices.get(records.invoiceIntents.get(id)?.invoice ?? '');
}

/** The first attempt always counts, later ones only when Stripe schedules them. */
function attemptsAfter({ attempt_count: before }: Stripe.Invoice, { requestId }: Ask): number {
  return requestId === null ? before + 1 : Math.max(1, before);
}

function nextAttempt(now: number, attempts: number): number | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : now + days * DAY_S;
}

/** Activates the subscription unless other invoices are open, and saves the card as its default. */
function activate(context: Context, invoice: Stripe.Invoice, method: string, ask: Ask): void {
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (!subscription) return;
  const savesCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const isWaiting = subscription.status === 'incomplete' || subscription.status === 'past_due';
  changeSubscription(
    context,
    subscription,
    {
      default_payment_method: savesCard ? method : subscription.default_payment_method,
      status: isWaiting && !owes(context.records, subscription) ? 'active' : subscription.status,
    },
    ask,
  );
}
