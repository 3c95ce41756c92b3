import { RISK_LEVELS } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import type Stripe from 'stripe';
import type { ProviderDispute, ProviderEvent, ProviderPayment } from './stripe.types.ts';

const AWAITS_RESPONSE: readonly Stripe.Dispute.Status[] = ['needs_response', 'warning_needs_response'];

/**
 * Converts a Stripe payment intent. `latest_charge` must be expanded to include refunds. Amounts lost in disputes count
 * as refunded.
 */
export function toProviderPayment(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
): ProviderPayment {
  const lostCents = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  const charge = getCharge(intent);
  const refundedCents = Math.min((charge?.amount_refunded ?? 0) + lostCents, intent.amount_received);
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: toStatus(intent, refundedCents),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    refundedCents,
    disputedCents: Math.min(lostCents, refundedCents),
    dispute: findOpenDispute(disputes),
    currency: intent.currency,
    metadata: intent.metadata,
    isLive: intent.livemode,
    chargedAt: charge === undefined ? undefined : new Date(charge.created * 1000),
    riskLevel: RISK_LEVELS.find((level) => level === charge?.outcome?.risk_level),
  };
}

function findOpenDispute(disputes: readonly Stripe.Dispute[]): ProviderDispute | undefined {
  const open = disputes.find(({ status }) => AWAITS_RESPONSE.includes(status));
  if (open === undefined) return undefined;
  const { due_by: dueBy } = open.evidence_details;
  return { openedAt: new Date(open.created * 1000), dueAt: dueBy === null ? null : new Date(dueBy * 1000) };
}

function getCharge({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

export const isDisputed = (intent: Stripe.PaymentIntent) => getCharge(intent)?.disputed === true;

function toStatus(intent: Stripe.PaymentIntent, refundedCents: Cents): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return refundedCents > 0 && refundedCents === intent.amount_received ? 'refunded' : 'succeeded';
    case 'canceled':
      return 'canceled';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    default:
      return intent.last_payment_error === null ? 'open' : 'declined';
  }
}

type EventObject = {
  object: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string>;
  parent?: Stripe.Invoice.Parent | null;
};

export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const eventObject = event.data.object as EventObject;
  const parentIntentId =
    typeof eventObject.payment_intent === 'object'
      ? eventObject.payment_intent?.id
      : eventObject.payment_intent;
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    intentId: eventObject.object === 'payment_intent' ? eventObject.id : (parentIntentId ?? undefined),
    subscriptionId: findSubscriptionId(eventObject),
    setupIntentId: eventObject.object === 'setup_intent' ? eventObject.id : undefined,
    metadata: eventObject.parent?.subscription_details?.metadata ?? eventObject.metadata ?? {},
  };
}

function findSubscriptionId({ object, id, parent }: EventObject): string | undefined {
  if (object === 'subscription') return id;
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription.id : subscription;
}
