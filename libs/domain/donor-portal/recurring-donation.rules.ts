export const MONTHLY_STATES = ['pending', 'active', 'past_due', 'paused', 'ended', 'failed'] as const;
/**
 * A monthly gift: `pending` until its first charge, `past_due` while a charge has failed and is tried again,
 * `paused` by its donor; `ended` for good, `failed` when it never began.
 */
export type RecurringState = (typeof MONTHLY_STATES)[number];

/** The only ways a monthly gift's state may move; nothing follows the end. */
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

/** Whether money may still come of it without anybody's doing. */
export function isRecurringDonationActive(state: RecurringState): boolean {
  return state === 'active' || state === 'past_due' || state === 'paused';
}

/** For how many months a donor may pause; null pauses until they go on themselves. */
export const PAUSE_MONTHS = [1, 2, 3, 6] as const;

/** How many days before its end a card is worth a note. */
export const CARD_NOTE_DAYS = 30;

export type CardMonth = { exp_month: number; exp_year: number };

/** The first moment at which a card is no longer good: the start, in UTC, of the month after the one printed on it. */
export function cardEndsAt({ exp_month, exp_year }: CardMonth): Date {
  return new Date(Date.UTC(exp_year, exp_month, 1));
}

/** Whether a card will not be good any more so soon that its owner wants to know. */
export function isCardEnding(card: CardMonth, now: Date): boolean {
  return cardEndsAt(card).getTime() - now.getTime() <= CARD_NOTE_DAYS * 86_400_000;
}
