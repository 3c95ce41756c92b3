import type Stripe from 'stripe';
import type { ApiCall, Context } from '../context.ts';
import { changeSubscription, hasOpenInvoices } from '../subscriptions/change-subscription.ts';
import { findSubscriptionId } from './invoice-fields.ts';

const DAY_S = 86_400;
/** Days between a failed charge and the next retry; the subscription is canceled after the last retry fails. */
const RETRY_DAYS = [3, 5, 7];

/** Marks the invoice of a paid intent as paid and activates its subscription. */
export function applyPaymentToInvoice(context: Context, intent: Stripe.PaymentIntent, call: ApiCall): void {
  const { records, clock, emit } = context;
  const link = records.invoiceIntents.get(intent.id);
  const invoice = link && records.invoices.get(link.invoice);
  const payment = link && records.invoicePayments.get(link.payment);
  if (!invoice || !payment) return;
  const applied = records.invoicePayments.put(toPaidPayment(payment, intent, clock.now()));
  const paid = records.invoices.put({
    ...toPaidInvoice(invoice, intent, clock.now()),
    attempt_count: countAttempts(invoice, call),
  });
  emit('invoice_payment.paid', applied, call);
  emit('invoice.paid', paid, call);
  emit('invoice.payment_succeeded', paid, call);
  activate(context, paid, String(intent.payment_method), call);
}

function toPaidPayment(
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

function toPaidInvoice(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, now: number): Stripe.Invoice {
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

export function recordFailedCharge(context: Context, intent: Stripe.PaymentIntent, call: ApiCall): void {
  const invoice = findInvoiceOfIntent(context, intent);
  if (!invoice) return;
  const failed = recordFailedAttempt(context, invoice, call);
  if (intent.last_payment_error?.code === 'authentication_required') {
    context.emit('invoice.payment_action_required', failed, call);
  }
}

/** Records a failed attempt, which may also be a missing card, and schedules the next retry of a renewal. */
export function recordFailedAttempt(
  context: Context,
  invoice: Stripe.Invoice,
  call: ApiCall,
): Stripe.Invoice {
  const attempts = countAttempts(invoice, call);
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const isScheduled = isRenewal && attempts !== invoice.attempt_count;
  const failed = context.records.invoices.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: isScheduled
      ? computeNextAttempt(context.clock.now(), attempts)
      : invoice.next_payment_attempt,
  });
  context.emit('invoice.payment_failed', failed, call);
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (subscription?.status === 'active')
    changeSubscription(context, subscription, { status: 'past_due' }, call);
  return failed;
}

export function hasNoRetriesLeft({ status, attempt_count: attempts }: Stripe.Invoice): boolean {
  return status === 'open' && attempts > RETRY_DAYS.length;
}

export function recordRequiredAction(context: Context, intent: Stripe.PaymentIntent, call: ApiCall): void {
  const invoice = findInvoiceOfIntent(context, intent);
  if (invoice) context.emit('invoice.payment_action_required', invoice, call);
}

function findInvoiceOfIntent({ records }: Context, { id }: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  return records.invoices.get(records.invoiceIntents.get(id)?.invoice ?? '');
}

/** The first attempt always counts, later ones only when Stripe schedules them. */
function countAttempts({ attempt_count: before }: Stripe.Invoice, { requestId }: ApiCall): number {
  return requestId === null ? before + 1 : Math.max(1, before);
}

function computeNextAttempt(now: number, attempts: number): number | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : now + days * DAY_S;
}

/** Activates the subscription unless other invoices are open, and saves the card as its default. */
function activate(context: Context, invoice: Stripe.Invoice, method: string, call: ApiCall): void {
  const subscription = context.records.subscriptions.get(findSubscriptionId(invoice));
  if (!subscription) return;
  const savesCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const isWaiting = subscription.status === 'incomplete' || subscription.status === 'past_due';
  changeSubscription(
    context,
    subscription,
    {
      default_payment_method: savesCard ? method : subscription.default_payment_method,
      status: isWaiting && !hasOpenInvoices(context.records, subscription) ? 'active' : subscription.status,
    },
    call,
  );
}
