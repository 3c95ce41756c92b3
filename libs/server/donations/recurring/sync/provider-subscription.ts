import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringState } from '@paniscus/domain/donor-portal';
import type { Cents } from '@paniscus/domain/money';
import type { ProviderInvoice, ProviderSubscription } from '@paniscus/server/integrations';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';

export type ProviderSubscriptionState = {
  subscription: ProviderSubscription;
  invoices: ProviderInvoice[];
  failure: string | undefined;
};

/** Open invoices after the first whose charge was attempted and failed, newest first. */
export function owedInvoices(invoices: readonly ProviderInvoice[]): ProviderInvoice[] {
  return invoices.filter(({ status, isFirst, isAttempted }) => status === 'open' && !isFirst && isAttempted);
}

export function owedInvoice(invoices: readonly ProviderInvoice[]): ProviderInvoice | undefined {
  return owedInvoices(invoices)[0];
}

export function toRecurringState(
  before: RecurringState,
  { subscription, invoices }: ProviderSubscriptionState,
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

/** Processing cost recorded in the provider's metadata; 0 when the metadata was written for another amount. */
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

export function toProviderColumns(
  provider: ProviderSubscriptionState,
  state: RecurringState,
): ProviderColumns {
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
