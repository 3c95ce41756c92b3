import { firstChargeAfter, isCardEnding, isMonthlyGoing } from '@paniscus/domain';
import type { GiftCard, MonthlyGift } from '@paniscus/domain';
import type { MonthlyGiftEntity } from './monthly-gift.entity.ts';

export function monthlyGiftOf(gift: MonthlyGiftEntity, now: Date): MonthlyGift {
  const facts = monthlyFactsOf(gift);
  const { card, state } = facts;
  return { ...facts, is_card_ending: card !== null && isMonthlyGoing(state) && isCardEnding(card, now) };
}

/** What donors and staff see alike. */
export function monthlyFactsOf(gift: MonthlyGiftEntity): Omit<MonthlyGift, 'is_card_ending'> {
  return {
    id: gift.id,
    state: gift.state,
    gift_cents: gift.amountCents - gift.costCents,
    cost_cents: gift.costCents,
    amount_cents: gift.amountCents,
    started_at: (gift.startedAt ?? gift.createdAt).toISOString(),
    next_at: nextChargeOf(gift)?.toISOString() ?? null,
    resumes_at: gift.resumesAt?.toISOString() ?? null,
    ended_at: gift.endedAt?.toISOString() ?? null,
    card: giftCardOf(gift),
    failure: gift.failure,
  };
}

/** When the card is charged next, if it is: after a pause that ends by itself, the first time after that. */
export function nextChargeOf({ state, nextAt, resumesAt }: MonthlyGiftEntity): Date | undefined {
  if (nextAt === null || !isMonthlyGoing(state)) return undefined;
  if (state !== 'paused') return nextAt;
  return resumesAt === null ? undefined : firstChargeAfter(resumesAt, nextAt);
}

export function giftCardOf(gift: MonthlyGiftEntity): GiftCard | null {
  const { cardBrand: brand, cardLast4: last4, cardExpMonth: exp_month, cardExpYear: exp_year } = gift;
  if (brand === null || last4 === null || exp_month === null || exp_year === null) return null;
  return { brand, last4, exp_month, exp_year };
}
