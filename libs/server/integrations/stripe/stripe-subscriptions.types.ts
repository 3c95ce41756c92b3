import type { RecurringFrequency } from '@paniscus/domain/donation';
import type { Cents } from '@paniscus/domain/money';

export type NewSubscription = {
  amountCents: Cents;
  customerId: string;
  description: string;
  frequency: RecurringFrequency;
  metadata: Record<string, string>;
};

export type FirstPayment = { subscriptionId: string; intentId: string; clientSecret: string };

export type ProviderCard = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

export type ProviderSubscription = {
  subscriptionId: string;
  customerId: string;
  /** 'waiting' for the first payment; 'expired' without one. */
  status: 'waiting' | 'active' | 'past_due' | 'paused' | 'ended' | 'expired';
  amountCents: Cents;
  /** Undefined for an interval that the site does not offer. */
  frequency: RecurringFrequency | undefined;
  /** When the next invoice is created; undefined when there will be none. */
  periodEndsAt: Date | undefined;
  resumesAt: Date | undefined;
  startedAt: Date;
  endedAt: Date | undefined;
  isUnpaid: boolean;
  card: ProviderCard | undefined;
  metadata: Record<string, string>;
  isLive: boolean;
};

export type ProviderInvoice = {
  invoiceId: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  amountCents: Cents;
  intentId: string | undefined;
  isFirst: boolean;
  isAttempted: boolean;
  nextAttemptAt: Date | undefined;
  paidAt: Date | undefined;
  /** Metadata of the subscription at the time the invoice was created. */
  metadata: Record<string, string>;
};

export type ProviderSetup = {
  setupIntentId: string;
  clientSecret: string;
  isSucceeded: boolean;
  customerId: string | undefined;
  methodId: string | undefined;
  createdAt: Date;
  metadata: Record<string, string>;
};

export type AmountChange = { amountCents: Cents; metadata: Record<string, string> };
export type CardChange = { methodId: string; metadata: Record<string, string> };
