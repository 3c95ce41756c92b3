import type Stripe from 'stripe';
import { findFrequency } from './stripe-prices.ts';
import type {
  ProviderCard,
  ProviderInvoice,
  ProviderSetup,
  ProviderSubscription,
} from './stripe-subscriptions.types.ts';

/** Converts a Stripe subscription. `default_payment_method` must be expanded to include the card. */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  return {
    subscriptionId: subscription.id,
    customerId: getId(subscription.customer) ?? '',
    status: toStatus(subscription),
    amountCents: subscription.items.data.reduce((sum, candidate) => sum + getAmount(candidate), 0),
    frequency: findFrequency(item?.price.recurring ?? null),
    periodEndsAt: isLastPeriod(subscription, item) ? undefined : toDate(item?.current_period_end),
    resumesAt: toDate(subscription.pause_collection?.resumes_at),
    startedAt: new Date(subscription.start_date * 1000),
    endedAt: toDate(subscription.ended_at),
    isUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
    card: toCard(subscription.default_payment_method),
    metadata: subscription.metadata,
    isLive: subscription.livemode,
  };
}

function isLastPeriod(
  { cancel_at }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): boolean {
  return cancel_at !== null && item !== undefined && cancel_at <= item.current_period_end;
}

function toStatus({ status, pause_collection }: Stripe.Subscription): ProviderSubscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'waiting';
    case 'incomplete_expired':
      return 'expired';
    case 'canceled':
      return 'ended';
    case 'paused':
      return 'paused';
    case 'past_due':
    case 'unpaid':
      return pause_collection === null ? 'past_due' : 'paused';
    default:
      return pause_collection === null ? 'active' : 'paused';
  }
}

function toCard(method: string | Stripe.PaymentMethod | null): ProviderCard | undefined {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (!card) return undefined;
  return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

const getAmount = ({ price, quantity }: Stripe.SubscriptionItem) =>
  (price.unit_amount ?? 0) * (quantity ?? 1);

const STATUSES = ['draft', 'open', 'paid'] as const;

/** Converts a Stripe invoice. `payments` must be expanded to include the intent. */
export function toProviderInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const payments = invoice.payments?.data ?? [];
  const payment =
    payments.find(({ status }) => status === 'paid') ?? payments.find((candidate) => candidate.is_default);
  return {
    invoiceId: invoice.id ?? '',
    status: STATUSES.find((status) => status === invoice.status) ?? 'void',
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    intentId: getId(payment?.payment.payment_intent),
    isFirst: invoice.billing_reason === 'subscription_create',
    isAttempted: invoice.attempted,
    nextAttemptAt: toDate(invoice.next_payment_attempt),
    paidAt: toDate(invoice.status_transitions.paid_at),
    metadata: invoice.parent?.subscription_details?.metadata ?? {},
  };
}

export function toProviderSetup(intent: Stripe.SetupIntent): ProviderSetup {
  return {
    setupIntentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    isSucceeded: intent.status === 'succeeded',
    customerId: getId(intent.customer),
    methodId: getId(intent.payment_method),
    createdAt: new Date(intent.created * 1000),
    metadata: intent.metadata ?? {},
  };
}

export function getId(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}

const toDate = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : undefined;
