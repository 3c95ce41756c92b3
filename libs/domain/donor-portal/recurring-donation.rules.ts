export const MONTHLY_STATES = ['pending', 'active', 'past_due', 'paused', 'ended', 'failed'] as const;
/**
 * State of a recurring donation: `pending` until the first charge, `past_due` while a failed charge is retried,
 * `paused` by the donor, `ended` permanently, `failed` when the first charge failed.
 */
export type RecurringState = (typeof MONTHLY_STATES)[number];

const TRANSITIONS: Record<RecurringState, readonly RecurringState[]> = {
  pending: ['active', 'failed', 'ended'],
  active: ['past_due', 'paused', 'ended'],
  past_due: ['active', 'paused', 'ended'],
  paused: ['active', 'past_due', 'ended'],
  ended: [],
  failed: ['active'],
};

export function canRecurringDonationMove(from: RecurringState, to: RecurringState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether it has started and not ended: active, past due or paused. */
export function isRecurringDonationActive(state: RecurringState): boolean {
  return state === 'active' || state === 'past_due' || state === 'paused';
}

/** Pause lengths in months. A pause without months lasts until the donor resumes. */
export const PAUSE_MONTHS = [1, 2, 3, 6] as const;

/** Days before the expiry of a card at which the donor is notified. */
const CARD_NOTE_DAYS = 30;

export type CardMonth = { exp_month: number; exp_year: number };

/** Expiry of a card: the start (UTC) of the month after the printed one. */
export function cardEndsAt({ exp_month, exp_year }: CardMonth): Date {
  return new Date(Date.UTC(exp_year, exp_month, 1));
}

/** Whether a card expires within `CARD_NOTE_DAYS`, or has expired. */
export function isCardEnding(card: CardMonth, now: Date): boolean {
  return cardEndsAt(card).getTime() - now.getTime() <= CARD_NOTE_DAYS * 86_400_000;
}
