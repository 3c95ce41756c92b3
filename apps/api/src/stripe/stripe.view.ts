import type Stripe from 'stripe';
import type { ProviderEvent, ProviderPayment } from './stripe.types.ts';

/** The provider's payment intent, told in our words. `latest_charge` must be expanded for a refund to be seen. */
export function providerPaymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    refundedCents: refundedOf(intent),
    currency: intent.currency,
    metadata: intent.metadata,
    isLive: intent.livemode,
  };
}

function refundedOf({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
}

function statusOf(intent: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded': {
      const charge = intent.latest_charge;
      return typeof charge === 'object' && charge?.refunded === true ? 'refunded' : 'succeeded';
    }
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
};

/** What an event is about: a payment intent itself, or a charge or dispute that belongs to one. */
export function providerEventOf(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as EventSubject;
  const parent =
    typeof subject.payment_intent === 'object' ? subject.payment_intent?.id : subject.payment_intent;
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    intentId: subject.object === 'payment_intent' ? subject.id : (parent ?? undefined),
    metadata: subject.metadata ?? {},
  };
}
