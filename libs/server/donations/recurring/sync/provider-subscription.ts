import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';
import type { Cents } from '@paniscus/domain/money';
import type { ProviderInvoice, ProviderSubscription } from '@paniscus/server/integrations';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';

export type ProviderSubscriptionState = {
  subscription: ProviderSubscription;
  invoices: ProviderInvoice[];
  failure: string | undefined;
};

/** Open invoices after the first whose charge was attempted and failed, newest first. */
export function findUnpaidInvoices(invoices: readonly ProviderInvoice[]): ProviderInvoice[] {
  return invoices.filter(({ status, isFirst, isAttempted }) => status === 'open' && !isFirst && isAttempted);
}

export function findNewestUnpaidInvoice(invoices: readonly ProviderInvoice[]): ProviderInvoice | undefined {
  return findUnpaidInvoices(invoices)[0];
}

/** Sum of the newest charges that were attempted, failed and then dropped, as a pause drops them. */
export function sumDroppedCharges(invoices: readonly ProviderInvoice[]): Cents {
  const collected = invoices.findIndex(({ status, isAttempted }) => status !== 'void' || !isAttempted);
  const dropped = collected < 0 ? invoices : invoices.slice(0, collected);
  return dropped.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function toRecurringState(
  before: RecurringDonationState,
  { subscription, invoices }: ProviderSubscriptionState,
): RecurringDonationState {
  switch (subscription.status) {
    case 'waiting':
      return before;
    case 'expired':
      return 'failed';
    case 'ended': {
      const hasStarted =
        isRecurringDonationActive(before) || invoices.some(({ status }) => status === 'paid');
      return hasStarted ? 'ended' : 'failed';
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
    | 'frequency'
    | 'cardBrand'
    | 'cardLast4'
    | 'cardExpMonth'
    | 'cardExpYear'
    | 'overdueCents'
    | 'failure'
    | 'nextAt'
    | 'resumesAt'
    | 'startedAt'
    | 'endedAt'
  >
>;

export function toProviderColumns(
  provider: ProviderSubscriptionState,
  state: RecurringDonationState,
): ProviderColumns {
  const { subscription, invoices, failure } = provider;
  const { amountCents, card, frequency, metadata } = subscription;
  const isActive = isRecurringDonationActive(state);
  const unpaidInvoices = isActive ? findUnpaidInvoices(invoices) : [];
  const retryAt = state === 'past_due' ? unpaidInvoices[0]?.nextAttemptAt : undefined;
  return {
    ...(amountCents > 0 && { amountCents, costCents: readCostCents(metadata, amountCents) }),
    ...(frequency !== undefined && { frequency }),
    ...(card !== undefined && {
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpMonth: card.expMonth,
      cardExpYear: card.expYear,
    }),
    overdueCents: unpaidInvoices.reduce((sum, invoice) => sum + invoice.amountCents, 0),
    failure: (state === 'past_due' || state === 'ended' ? failure : undefined) ?? null,
    nextAt: isActive ? (retryAt ?? subscription.periodEndsAt ?? null) : null,
    resumesAt: state === 'paused' ? (subscription.resumesAt ?? null) : null,
    startedAt: isActive || state === 'ended' ? subscription.startedAt : null,
    endedAt: state === 'ended' || state === 'failed' ? (subscription.endedAt ?? null) : null,
  };
}
