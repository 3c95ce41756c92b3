import { isCardEnding, isMonthlyGoing } from '@paniscus/domain';
import type { MonthlyGiftEntity } from '../monthly-gift.entity.ts';
import { giftCardOf } from '../monthly-gift.view.ts';
import type { MonthlyNewsEntity } from '../monthly-news.entity.ts';
import { owedInvoice } from './provider-gift.ts';
import type { ProviderGift } from './provider-gift.ts';

export type News = Pick<MonthlyNewsEntity, 'kind'> &
  Partial<Pick<MonthlyNewsEntity, 'what' | 'detail' | 'onceKey'>>;

type Gift = MonthlyGiftEntity;

/** What the donor is told of what has changed from one record to the next; nothing of how it began. */
export function newsOf(before: Gift, after: Gift, said: ProviderGift, now: Date): News[] {
  if (!isMonthlyGoing(after.state)) return endOf(before, after, said);
  return [...changesOf(before, after), ...failureOf(after, said), ...cardNoteOf(after, now)];
}

/** By which a card is known again. */
export function cardKeyOf(gift: Gift): string | null {
  const card = giftCardOf(gift);
  return card === null ? null : `${card.brand} ${card.last4} ${card.exp_month}/${card.exp_year}`;
}

function endOf(before: Gift, after: Gift, { subscription }: ProviderGift): News[] {
  if (after.state !== 'ended' || before.state === 'ended') return [];
  return [{ kind: 'ended', what: subscription.isUnpaid ? 'unpaid' : 'stopped', onceKey: 'end' }];
}

function changesOf(before: Gift, after: Gift): News[] {
  if (!isMonthlyGoing(before.state)) return [];
  const isPaused = after.state === 'paused';
  const wasPaused = before.state === 'paused';
  const hasOtherEnd = before.resumesAt?.getTime() !== after.resumesAt?.getTime();
  const card = cardKeyOf(before);
  const whats = [
    before.amountCents !== after.amountCents && 'amount',
    card !== null && card !== cardKeyOf(after) && 'card',
    isPaused && (!wasPaused || hasOtherEnd) && 'paused',
    wasPaused && !isPaused && 'resumed',
  ];
  return whats.filter((what) => what !== false).map((what) => ({ kind: 'changed', what }));
}

/** Once for each bill, however often its charge fails. */
function failureOf({ state, failure }: Gift, { invoices }: ProviderGift): News[] {
  const owed = owedInvoice(invoices);
  if (state !== 'past_due' || owed === undefined) return [];
  return [{ kind: 'failed', detail: failure, onceKey: owed.invoiceId }];
}

/** Once for each card. */
function cardNoteOf(after: Gift, now: Date): News[] {
  const card = giftCardOf(after);
  if (card === null || !isCardEnding(card, now)) return [];
  return [{ kind: 'card-ending', onceKey: cardKeyOf(after) }];
}
