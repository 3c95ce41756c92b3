import { firstChargeAfter, isCardEnding, isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { CardSummary, RecurringDonation } from '@paniscus/domain/donor-portal';
import type { RecurringDonationEntity } from './recurring-donation.entity.ts';

export function toRecurringDonation(gift: RecurringDonationEntity, now: Date): RecurringDonation {
  const facts = toMonthlyFacts(gift);
  const { card, state } = facts;
  return {
    ...facts,
    is_card_ending: card !== null && isRecurringDonationActive(state) && isCardEnding(card, now),
  };
}

export function toMonthlyFacts(gift: RecurringDonationEntity): Omit<RecurringDonation, 'is_card_ending'> {
  return {
    id: gift.id,
    state: gift.state,
    gift_cents: gift.amountCents - gift.costCents,
    cost_cents: gift.costCents,
    amount_cents: gift.amountCents,
    started_at: (gift.startedAt ?? gift.createdAt).toISOString(),
    next_at: getNextChargeDate(gift)?.toISOString() ?? null,
    resumes_at: gift.resumesAt?.toISOString() ?? null,
    ended_at: gift.endedAt?.toISOString() ?? null,
    card: toCardSummary(gift),
    failure: gift.failure,
  };
}

export function getNextChargeDate({ state, nextAt, resumesAt }: RecurringDonationEntity): Date | undefined {
  if (nextAt === null || !isRecurringDonationActive(state)) return undefined;
  if (state !== 'paused') return nextAt;
  return resumesAt === null ? undefined : firstChargeAfter(resumesAt, nextAt);
}

export function toCardSummary(gift: RecurringDonationEntity): CardSummary | null {
  const { cardBrand: brand, cardLast4: last4, cardExpMonth: exp_month, cardExpYear: exp_year } = gift;
  if (brand === null || last4 === null || exp_month === null || exp_year === null) return null;
  return { brand, last4, exp_month, exp_year };
}
