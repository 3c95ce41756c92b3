import type { Cents } from '../money/money.ts';

/** How a donation ended, as the browser keeps it until the tab closes, so that a result page survives a reload. */
export type DonationResult = {
  kind: 'succeeded' | 'emailFailed' | 'declined' | 'failed';
  amountCents: Cents;
  firstName: string;
  email: string;
  /** The site's sentence about what went wrong. */
  error?: string;
  /** The payment provider's own sentence, where it gave one. */
  reason?: string;
};
