import { RISK_LEVELS } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';
import type Stripe from 'stripe';
import type { ProviderEvent, ProviderPayment } from './stripe.types.ts';

/**
 * Converts a Stripe payment intent. `latest_charge` must be expanded to include refunds. Amounts lost in disputes count
 * as refunded.
 */
export function toProviderPayment(intent: Stripe.PaymentIntent, lostCents: Cents = 0): ProviderPayment {
  const charge = computeCharge(intent);
  const refundedCents = Math.min((charge?.amount_refunded ?? 0) + lostCents, intent.amount_received);
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: readStatus(intent, refundedCents),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    refundedCents,
    currency: intent.currency,
    metadata: intent.metadata,
    isLive: intent.livemode,
    chargedAt: charge === undefined ? undefined : new Date(charge.created * 1000),
    riskLevel: RISK_LEVELS.find((level) => level === charge?.outcome?.risk_level),
  };
}

function computeCharge({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

export const isDisputed = (intent: Stripe.PaymentIntent) => computeCharge(intent)?.disputed === true;

function readStatus(intent: Stripe.PaymentIntent, refundedCents: Cents): ProviderPayment['status'] {
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

type EventSubject = {
  object: string;
  id?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string>;
  parent?: Stripe.Invoice.Parent | null;
};

export function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as EventSubject;
  const parent =
    typeof subject.payment_intent === 'object' ? subject.payment_intent?.id : subject.payment_intent;
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    intentId: subject.object === 'payment_intent' ? subject.id : (parent ?? undefined),
    subscriptionId: findSubscriptionId(subject),
    setupIntentId: subject.object === 'setup_intent' ? subject.id : undefined,
    metadata: subject.parent?.subscription_details?.metadata ?? subject.metadata ?? {},
  };
}

function findSubscriptionId({ object, id, parent }: EventSubject): string | undefined {
  if (object === 'subscription') return id;
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription.id : subscription;
}
