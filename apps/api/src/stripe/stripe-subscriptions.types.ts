import type { Cents } from '@paniscus/domain';

export type NewSubscription = {
  /** What is charged each month. */
  amountCents: Cents;
  customerId: string;
  description: string;
  metadata: Record<string, string>;
};

/** A subscription that waits for its first payment, which the browser confirms. */
export type FirstPayment = { subscriptionId: string; intentId: string; clientSecret: string };

export type ProviderCard = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** A subscription as the provider has it now. */
export type ProviderSubscription = {
  subscriptionId: string;
  customerId: string;
  /** 'waiting' for its first payment; 'expired' without one. */
  status: 'waiting' | 'active' | 'past_due' | 'paused' | 'ended' | 'expired';
  amountCents: Cents;
  /** When the next invoice is made; undefined when none will be. */
  periodEndsAt: Date | undefined;
  /** When a pause ends by itself. */
  resumesAt: Date | undefined;
  startedAt: Date;
  endedAt: Date | undefined;
  /** Whether it ended because its charges failed. */
  isUnpaid: boolean;
  card: ProviderCard | undefined;
  metadata: Record<string, string>;
  isLive: boolean;
};

/** The bill of one month. */
export type ProviderInvoice = {
  invoiceId: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  amountCents: Cents;
  intentId: string | undefined;
  isFirst: boolean;
  /** Whether a charge has been tried. */
  isAttempted: boolean;
  nextTryAt: Date | undefined;
  /** The subscription's, as they were when the invoice was made. */
  metadata: Record<string, string>;
};

/** A card that a donor has given without being charged. */
export type ProviderSetup = {
  setupIntentId: string;
  clientSecret: string;
  isSucceeded: boolean;
  customerId: string | undefined;
  methodId: string | undefined;
  madeAt: Date;
  metadata: Record<string, string>;
};

export type AmountChange = { amountCents: Cents; metadata: Record<string, string> };
export type CardChange = { methodId: string; metadata: Record<string, string> };
