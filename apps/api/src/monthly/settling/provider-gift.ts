import { isRecurringDonationActive } from '@paniscus/domain';
import type { Cents, RecurringState } from '@paniscus/domain';
import type { ProviderInvoice, ProviderSubscription } from '../../stripe/stripe-subscriptions.types.ts';
import type { RecurringDonationEntity } from '../monthly-gift.entity.ts';

/** All that the provider says of a monthly gift at one moment. */
export type ProviderGift = {
  subscription: ProviderSubscription;
  /** Newest first. */
  invoices: ProviderInvoice[];
  /** Why its open bill could not be charged. */
  failure: string | undefined;
};

/** The bills of months after the first that a charge was tried for, in vain so far; newest first. */
export function owedInvoices(invoices: readonly ProviderInvoice[]): ProviderInvoice[] {
  return invoices.filter(({ status, isFirst, isAttempted }) => status === 'open' && !isFirst && isAttempted);
}

export function owedInvoice(invoices: readonly ProviderInvoice[]): ProviderInvoice | undefined {
  return owedInvoices(invoices)[0];
}

/** The state that the provider's words stand for. */
export function toRecurringState(
  before: RecurringState,
  { subscription, invoices }: ProviderGift,
): RecurringState {
  switch (subscription.status) {
    case 'waiting':
      return before;
    case 'expired':
      return 'failed';
    case 'ended': {
      const hasBegun = isRecurringDonationActive(before) || invoices.some(({ status }) => status === 'paid');
      return hasBegun ? 'ended' : 'failed';
    }
    default:
      return subscription.status;
  }
}

/** What of a sum is added for the cost of the payment, as we told the provider; of another sum nobody knows. */
export function readCostCents(metadata: Record<string, string>, amountCents: Cents): Cents {
  if (Number(metadata.charge_cents) !== amountCents) return 0;
  const cost = Number(metadata.cost_cents ?? 0);
  return Number.isInteger(cost) && cost >= 0 && cost < amountCents ? cost : 0;
}

type ProviderColumns = Partial<
  Pick<
    RecurringDonationEntity,
    | 'amountCents'
    | 'costCents'
    | 'cardBrand'
    | 'cardLast4'
    | 'cardExpMonth'
    | 'cardExpYear'
    | 'failure'
    | 'nextAt'
    | 'resumesAt'
    | 'startedAt'
    | 'endedAt'
  >
>;

/** The columns that follow from the provider's words. */
export function toProviderColumns(provider: ProviderGift, state: RecurringState): ProviderColumns {
  const { subscription, invoices, failure } = provider;
  const { amountCents, card, metadata } = subscription;
  const isGoing = isRecurringDonationActive(state);
  const retryAt = state === 'past_due' ? owedInvoice(invoices)?.nextTryAt : undefined;
  return {
    ...(amountCents > 0 && { amountCents, costCents: readCostCents(metadata, amountCents) }),
    ...(card !== undefined && {
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpMonth: card.expMonth,
      cardExpYear: card.expYear,
    }),
    failure: (state === 'past_due' || state === 'ended' ? failure : undefined) ?? null,
    nextAt: isGoing ? (retryAt ?? subscription.periodEndsAt ?? null) : null,
    resumesAt: state === 'paused' ? (subscription.resumesAt ?? null) : null,
    startedAt: isGoing || state === 'ended' ? subscription.startedAt : null,
    endedAt: state === 'ended' || state === 'failed' ? (subscription.endedAt ?? null) : null,
  };
}
