import type { Cents } from '../money/money.ts';
import type { DonationFrequency } from './donation.rules.ts';
import type { TributeKind } from './tribute.schema.ts';

/** How a donation ended, as the browser keeps it until the tab closes, so that a result page survives a reload. */
export type DonationResult = {
  kind: 'succeeded' | 'emailFailed' | 'declined' | 'failed';
  /** What was charged: the gift, and what was added for the cost of the payment. */
  amountCents: Cents;
  donationCents: Cents;
  costCents: Cents;
  frequency: DonationFrequency;
  tribute?: { kind: TributeKind; name: string };
  firstName: string;
  email: string;
  /** The site's sentence about what went wrong. */
  error?: string;
  /** The payment provider's own sentence, where it gave one. */
  reason?: string;
};
