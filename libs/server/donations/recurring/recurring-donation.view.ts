import { INTERVAL_MONTHS } from '@paniscus/domain/donation';
import {
  findFirstChargeAfter,
  isCardExpiring,
  isRecurringDonationActive,
} from '@paniscus/domain/donor-portal';
import type { CardSummary, RecurringDonation } from '@paniscus/domain/donor-portal';
import type { RecurringDonationEntity } from './recurring-donation.entity.ts';

export function toRecurringDonation(
  recurringDonation: RecurringDonationEntity,
  now: Date,
): RecurringDonation {
  const details = toRecurringDetails(recurringDonation);
  const { card, state } = details;
  return {
    ...details,
    is_card_ending: card !== null && isRecurringDonationActive(state) && isCardExpiring(card, now),
  };
}

export function toRecurringDetails(
  recurringDonation: RecurringDonationEntity,
): Omit<RecurringDonation, 'is_card_ending'> {
  return {
    id: recurringDonation.id,
    state: recurringDonation.state,
    frequency: recurringDonation.frequency,
    gift_cents: recurringDonation.amountCents - recurringDonation.costCents,
    cost_cents: recurringDonation.costCents,
    amount_cents: recurringDonation.amountCents,
    started_at: getStart(recurringDonation).toISOString(),
    next_at: getNextChargeDate(recurringDonation)?.toISOString() ?? null,
    resumes_at: recurringDonation.resumesAt?.toISOString() ?? null,
    ended_at: recurringDonation.endedAt?.toISOString() ?? null,
    card: toCardSummary(recurringDonation),
    fund: recurringDonation.fundName,
    is_fund_closed: recurringDonation.isFundActive === false,
    overdue_cents: recurringDonation.overdueCents,
    failure: recurringDonation.failure,
  };
}

type Unpaid = Pick<RecurringDonationEntity, 'overdueCents' | 'amountCents'>;

/** What could not be charged, in US cents; the amount of the gift may have been changed since. */
export const getUnpaidCents = ({ overdueCents, amountCents }: Unpaid): number =>
  overdueCents > 0 ? overdueCents : amountCents;

export function getNextChargeDate(recurringDonation: RecurringDonationEntity): Date | undefined {
  const { state, frequency, nextAt, resumesAt } = recurringDonation;
  const startedAt = getStart(recurringDonation);
  if (nextAt === null || !isRecurringDonationActive(state)) return undefined;
  if (state !== 'paused') return nextAt;
  return resumesAt === null
    ? undefined
    : findFirstChargeAfter(resumesAt, { nextAt, startedAt }, INTERVAL_MONTHS[frequency]);
}

const getStart = ({ startedAt, createdAt }: RecurringDonationEntity): Date => startedAt ?? createdAt;

export function toCardSummary(recurringDonation: RecurringDonationEntity): CardSummary | null {
  const {
    cardBrand: brand,
    cardLast4: last4,
    cardExpMonth: exp_month,
    cardExpYear: exp_year,
  } = recurringDonation;
  if (brand === null || last4 === null || exp_month === null || exp_year === null) return null;
  return { brand, last4, exp_month, exp_year };
}
