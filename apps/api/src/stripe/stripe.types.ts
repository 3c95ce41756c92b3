import type { Cents, RiskLevel } from '@paniscus/domain';

/** A payment as the provider has it now. */
export type ProviderPayment = {
  intentId: string;
  clientSecret: string;
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'refunded' | 'canceled';
  amountCents: Cents;
  /** What has been given back so far, or lost in disputes; 0 unless it succeeded. */
  refundedCents: Cents;
  currency: string;
  metadata: Record<string, string>;
  isLive: boolean;
  /** When the card was charged; undefined before. */
  chargedAt: Date | undefined;
  /** What the provider makes of the charge; undefined when it does not say. */
  riskLevel: RiskLevel | undefined;
};

/** What the provider tells of its own accord. Only ids are taken from it; everything else is asked anew. */
export type ProviderEvent = {
  id: string;
  type: string;
  isLive: boolean;
  /** Undefined when the event is not about a payment. */
  intentId: string | undefined;
  /** Of a subscription, or of an invoice of one. */
  subscriptionId: string | undefined;
  /** Of a card that was given without being charged. */
  setupIntentId: string | undefined;
  /** The subject's own; of an invoice those of its subscription. */
  metadata: Record<string, string>;
};

export type NewProviderPayment = {
  amountCents: Cents;
  customerId: string;
  description: string;
  metadata: Record<string, string>;
};

export type ProviderCustomer = { name: string; email: string };

/** `refundKey` is ours: by it a refund is found again when the provider has forgotten the idempotency key. */
export type NewProviderRefund = { intentId: string; amountCents: Cents; refundKey: string };

export type ProviderRefund = { refundKey: string | undefined; status: 'succeeded' | 'pending' | 'failed' };
