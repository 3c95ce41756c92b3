import { CHARGE_MAX_CENTS, formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { describeTypedDollarsFault, parseTypedDollars } from '../money/typed-dollars.ts';

/** Minimum donation in cents. Below it, card fees consume the donation, and tiny amounts attract card testing. */
export const DONATION_MIN_CENTS: Cents = 100;
/** Maximum amount of a single charge at the payment provider. */
export const DONATION_MAX_CENTS: Cents = CHARGE_MAX_CENTS;

/** Ends of the messages about amounts out of range, such as 'at least $1.00.' */
export const DONATION_AT_LEAST = `at least ${formatDollars(DONATION_MIN_CENTS)}.`;
export const DONATION_AT_MOST = `at most ${formatDollars(DONATION_MAX_CENTS)}.`;

export const DONATION_STATES = ['pending', 'succeeded', 'failed', 'refunded'] as const;
export type DonationStatus = (typeof DONATION_STATES)[number];

/** Allowed state transitions. */
const TRANSITIONS: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: ['refunded'],
  refunded: [],
};

/**
 * Whether a donation may move between two states. A failed payment can still succeed with another card; refunded is
 * final, and a late failure never overrides a success.
 */
export function canDonationTransition(from: DonationStatus, to: DonationStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether the donation was paid at some point, even if it was refunded since. */
export function isDonationPaid(status: DonationStatus): boolean {
  return status === 'succeeded' || status === 'refunded';
}

/** Error message for an amount in dollars as typed; undefined when it is valid. */
export function validateDonationAmount(amount: string): string | undefined {
  const parsed = parseTypedDollars(amount);
  if ('fault' in parsed) return describeTypedDollarsFault(parsed.fault);
  if (parsed.cents === 0) return describeTypedDollarsFault('not-a-number');
  return parsed.cents < DONATION_MIN_CENTS ? `Amount must be ${DONATION_AT_LEAST}` : undefined;
}
