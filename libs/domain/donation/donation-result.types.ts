import type { Cents } from '../money/money.ts';
import type { DonationFrequency } from './frequency.rules.ts';
import type { TributeKind } from './tribute.rules.ts';

/** Result of a donation, in session storage so that the result page survives a reload. */
export type DonationResult = {
  kind: 'succeeded' | 'emailFailed' | 'declined' | 'failed';
  amountCents: Cents;
  donationCents: Cents;
  costCents: Cents;
  frequency: DonationFrequency;
  tribute?: { kind: TributeKind; name: string };
  /** Name of the fund that the donor chose; none for the general one. */
  fundName?: string;
  /** Whether an earlier attempt was paid, and this one therefore charged nothing. */
  isEarlier?: boolean;
  /** What was asked for instead of what was paid earlier, when it differs. */
  notCharged?: { amountCents: Cents; frequency: DonationFrequency };
  firstName: string;
  email: string;
  /** Whether the mail server refused the address for good, so that no receipt will arrive. */
  isEmailRefused?: boolean;
  error?: string;
  /** What is known about the cause: the payment provider's own message, or whether the card was charged. */
  reason?: string;
};
