import type { Cents } from '../money/money.ts';

/** The smallest gift, in cents. Below it a card's cost eats the gift, and tiny gifts are how stolen cards are tried. */
export const DONATION_MIN_CENTS: Cents = 100;
/** The largest single charge the payment provider takes. */
export const DONATION_MAX_CENTS: Cents = 99_999_999;

export const DONATION_FREQUENCIES = ['once', 'monthly'] as const;
export type DonationFrequency = (typeof DONATION_FREQUENCIES)[number];

export const DONATION_STATES = ['pending', 'succeeded', 'failed', 'refunded'] as const;
export type DonationStatus = (typeof DONATION_STATES)[number];

/** The only ways a donation's state may move; what is final stays. */
const TRANSITIONS: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: ['refunded'],
  refunded: [],
};

/**
 * Whether a donation may move from one state to another. A declined card may be followed by a good one on the
 * same payment, so failed can still succeed; nothing follows a refund, and no late failure undoes a success.
 */
export function canDonationMove(from: DonationStatus, to: DonationStatus): boolean {
  return TRANSITIONS[from].includes(to);
}
