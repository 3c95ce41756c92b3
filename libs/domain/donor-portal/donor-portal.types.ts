import type { ReceiptState } from '../donation/donation-records.types.ts';
import type { DonationFrequency } from '../donation/donation.rules.ts';
import type { Cents } from '../money/money.ts';
import type { RecurringState } from './recurring-donation.rules.ts';

/** The card of a monthly gift as far as anybody may see it. */
export type CardSummary = { brand: string; last4: string; exp_month: number; exp_year: number };

/** A monthly gift as its donor sees it. Whole US cents, ISO 8601. */
export type RecurringDonation = {
  id: number;
  state: RecurringState;
  gift_cents: Cents;
  cost_cents: Cents;
  amount_cents: Cents;
  started_at: string;
  /** When the card is charged next; null when it is not. */
  next_at: string | null;
  /** When a pause ends by itself; null when it does not, or there is none. */
  resumes_at: string | null;
  ended_at: string | null;
  card: CardSummary | null;
  /** Whether the card's end is near. */
  is_card_ending: boolean;
  /** The provider's sentence about the last charge when it failed; null when it did not. */
  failure: string | null;
};

/** One gift that has arrived. */
export type PastDonation = {
  receipt_number: string;
  receipt_token: string;
  receipt_state: ReceiptState;
  frequency: DonationFrequency;
  given_at: string;
  amount_cents: Cents;
  refunded_cents: Cents;
};

/** What a year's gifts come to, what was given back not counted. */
export type DonorPortalYear = { year: number; total_cents: Cents; count: number };

/** Everything behind a donor's own link: `GET /api/giving/{token}/`. Newest first. */
export type DonorPortalPage = {
  name: string;
  email: string;
  monthly_gifts: RecurringDonation[];
  /** The newest 200. */
  gifts: PastDonation[];
  years: DonorPortalYear[];
};

/** A year's gifts for the tax return: `GET /api/giving/{token}/years/{year}/`. Oldest first. */
export type YearSummary = DonorPortalYear & { name: string; email: string; gifts: PastDonation[] };

/** A monthly gift in the staff's list: `GET /api/monthly-gifts/`. */
export type RecurringDonationSummary = Omit<RecurringDonation, 'is_card_ending'> & {
  name: string;
  email: string;
  subscription_id: string | null;
  /** What has come of it so far. */
  received_cents: Cents;
  received_count: number;
};
