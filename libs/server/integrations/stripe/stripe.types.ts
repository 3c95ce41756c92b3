import type { RiskLevel } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';

/** A dispute that waits for our response; `dueAt` is its deadline, if it has one. */
export type ProviderDispute = { openedAt: Date; dueAt: Date | null };

export type ProviderPayment = {
  intentId: string;
  clientSecret: string;
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'refunded' | 'canceled';
  amountCents: Cents;
  /** Amount refunded or lost in disputes; 0 unless the payment succeeded. */
  refundedCents: Cents;
  /** Part of it that was lost in disputes. */
  disputedCents: Cents;
  /** Undefined also while the provider decides on our response. */
  dispute: ProviderDispute | undefined;
  currency: string;
  metadata: Record<string, string>;
  isLive: boolean;
  chargedAt: Date | undefined;
  riskLevel: RiskLevel | undefined;
};

/** Webhook event. Only its ids are used; everything else is fetched from the API. */
export type ProviderEvent = {
  id: string;
  type: string;
  isLive: boolean;
  intentId: string | undefined;
  subscriptionId: string | undefined;
  setupIntentId: string | undefined;
  /** Metadata of the event's object; for an invoice, that of its subscription. */
  metadata: Record<string, string>;
};

export type NewProviderPayment = {
  amountCents: Cents;
  customerId: string;
  description: string;
  metadata: Record<string, string>;
};

export type ProviderCustomer = { name: string; email: string };

/** `refundKey` is our own id, which finds the refund after the provider has forgotten the idempotency key. */
export type NewProviderRefund = { intentId: string; amountCents: Cents; refundKey: string };

export type ProviderRefund = { refundKey: string | undefined; status: 'succeeded' | 'pending' | 'failed' };
