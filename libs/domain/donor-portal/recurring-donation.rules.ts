import type { RecurringFrequency } from '../donation/frequency.rules.ts';

export const RECURRING_DONATION_STATES = [
  'pending',
  'active',
  'past_due',
  'paused',
  'ended',
  'failed',
] as const;
/**
 * State of a recurring donation: `pending` until the first charge, `past_due` while a failed charge is retried,
 * `paused` by the donor, `ended` permanently, `failed` when the first charge failed.
 */
export type RecurringDonationState = (typeof RECURRING_DONATION_STATES)[number];

const TRANSITIONS: Record<RecurringDonationState, readonly RecurringDonationState[]> = {
  pending: ['active', 'failed', 'ended'],
  active: ['past_due', 'paused', 'ended'],
  past_due: ['active', 'paused', 'ended'],
  paused: ['active', 'past_due', 'ended'],
  ended: [],
  failed: ['active'],
};

export function canRecurringDonationTransition(
  from: RecurringDonationState,
  to: RecurringDonationState,
): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether the donation has started and not ended: active, past due or paused. */
export function isRecurringDonationActive(state: RecurringDonationState): boolean {
  return state === 'active' || state === 'past_due' || state === 'paused';
}

/**
 * Pause lengths in months, from the next charge, which a pause skips. They are whole intervals between charges. A pause
 * without months lasts until the donor resumes.
 */
export const PAUSE_MONTHS: Record<RecurringFrequency, readonly number[]> = {
  monthly: [1, 2, 3, 6],
  quarterly: [3, 6],
  yearly: [12],
};

/** Days before the expiry of a card at which the donor is notified. */
const CARD_NOTICE_DAYS = 30;

export type CardMonth = { exp_month: number; exp_year: number };

/** Expiry of a card: the start (UTC) of the month after the printed one. */
export function getCardExpiry({ exp_month, exp_year }: CardMonth): Date {
  return new Date(Date.UTC(exp_year, exp_month, 1));
}

/** Whether a card expires within `CARD_NOTICE_DAYS`, or has expired. */
export function isCardExpiring(card: CardMonth, now: Date): boolean {
  return getCardExpiry(card).getTime() - now.getTime() <= CARD_NOTICE_DAYS * 86_400_000;
}
