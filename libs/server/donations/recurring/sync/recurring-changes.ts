import { isCardEnding, isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { toCardSummary } from '../recurring-donation.view.ts';
import type { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import { owedInvoice } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';

export type News = Pick<RecurringDonationEventEntity, 'kind'> &
  Partial<Pick<RecurringDonationEventEntity, 'what' | 'detail' | 'onceKey'>>;

type RecurringDonation = RecurringDonationEntity;

/** Changes between two stored states that the donor is notified of, except the start. */
export function findNews(
  before: RecurringDonation,
  after: RecurringDonation,
  provider: ProviderSubscriptionState,
  now: Date,
): News[] {
  if (!isRecurringDonationActive(after.state)) return getEnd(before, after, provider);
  return [...findChanges(before, after), ...getFailure(after, provider), ...buildCardNews(after, now)];
}

export function findCardKey(gift: RecurringDonation): string | null {
  const card = toCardSummary(gift);
  return card === null ? null : `${card.brand} ${card.last4} ${card.exp_month}/${card.exp_year}`;
}

function getEnd(
  before: RecurringDonation,
  after: RecurringDonation,
  { subscription }: ProviderSubscriptionState,
): News[] {
  if (after.state !== 'ended' || before.state === 'ended') return [];
  return [{ kind: 'ended', what: subscription.isUnpaid ? 'unpaid' : 'stopped', onceKey: 'end' }];
}

function findChanges(before: RecurringDonation, after: RecurringDonation): News[] {
  if (!isRecurringDonationActive(before.state)) return [];
  const isPaused = after.state === 'paused';
  const wasPaused = before.state === 'paused';
  const hasOtherEnd = before.resumesAt?.getTime() !== after.resumesAt?.getTime();
  const card = findCardKey(before);
  const whats = [
    before.amountCents !== after.amountCents && 'amount',
    card !== null && card !== findCardKey(after) && 'card',
    isPaused && (!wasPaused || hasOtherEnd) && 'paused',
    wasPaused && !isPaused && 'resumed',
  ];
  return whats.filter((what) => what !== false).map((what) => ({ kind: 'changed', what }));
}

/** Once per invoice, however often its charge fails. */
function getFailure({ state, failure }: RecurringDonation, { invoices }: ProviderSubscriptionState): News[] {
  const owed = owedInvoice(invoices);
  if (state !== 'past_due' || owed === undefined) return [];
  return [{ kind: 'failed', detail: failure, onceKey: owed.invoiceId }];
}

/** Once per card. */
function buildCardNews(after: RecurringDonation, now: Date): News[] {
  const card = toCardSummary(after);
  if (card === null || !isCardEnding(card, now)) return [];
  return [{ kind: 'card-ending', onceKey: findCardKey(after) }];
}
