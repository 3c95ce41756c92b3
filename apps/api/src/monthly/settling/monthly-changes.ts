import { isCardEnding, isRecurringDonationActive } from '@paniscus/domain';
import type { RecurringDonationEntity } from '../monthly-gift.entity.ts';
import { toCardSummary } from '../monthly-gift.view.ts';
import type { RecurringDonationEventEntity } from '../monthly-news.entity.ts';
import { owedInvoice } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

export type News = Pick<RecurringDonationEventEntity, 'kind'> &
  Partial<Pick<RecurringDonationEventEntity, 'what' | 'detail' | 'onceKey'>>;

type RecurringDonation = RecurringDonationEntity;

/** What the donor is told of what has changed from one record to the next; nothing of how it began. */
export function findNews(
  before: RecurringDonation,
  after: RecurringDonation,
  provider: ProviderGift,
  now: Date,
): News[] {
  if (!isRecurringDonationActive(after.state)) return getEnd(before, after, provider);
  return [...findChanges(before, after), ...getFailure(after, provider), ...buildCardNews(after, now)];
}

/** By which a card is known again. */
export function findCardKey(gift: RecurringDonation): string | null {
  const card = toCardSummary(gift);
  return card === null ? null : `${card.brand} ${card.last4} ${card.exp_month}/${card.exp_year}`;
}

function getEnd(before: RecurringDonation, after: RecurringDonation, { subscription }: ProviderGift): News[] {
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

/** Once for each bill, however often its charge fails. */
function getFailure({ state, failure }: RecurringDonation, { invoices }: ProviderGift): News[] {
  const owed = owedInvoice(invoices);
  if (state !== 'past_due' || owed === undefined) return [];
  return [{ kind: 'failed', detail: failure, onceKey: owed.invoiceId }];
}

/** Once for each card. */
function buildCardNews(after: RecurringDonation, now: Date): News[] {
  const card = toCardSummary(after);
  if (card === null || !isCardEnding(card, now)) return [];
  return [{ kind: 'card-ending', onceKey: findCardKey(after) }];
}
