import type { ReceiptState } from '../donation/donation-records.types.ts';
import type { DonationFrequency } from '../donation/donation.rules.ts';
import type { Cents } from '../money/money.ts';
import type { RecurringState } from './recurring-donation.rules.ts';

/** Card details that are safe to display. */
export type CardSummary = { brand: string; last4: string; exp_month: number; exp_year: number };

/** A recurring donation in the donor portal. Whole US cents, ISO 8601. */
export type RecurringDonation = {
  id: number;
  state: RecurringState;
  gift_cents: Cents;
  cost_cents: Cents;
  amount_cents: Cents;
  started_at: string;
  /** Next charge; null when none is scheduled. */
  next_at: string | null;
  /** Automatic end of a pause; null when not paused or paused indefinitely. */
  resumes_at: string | null;
  ended_at: string | null;
  card: CardSummary | null;
  is_card_ending: boolean;
  /** The provider's message when the last charge failed, otherwise null. */
  failure: string | null;
};

export type PastDonation = {
  receipt_number: string;
  receipt_token: string;
  receipt_state: ReceiptState;
  frequency: DonationFrequency;
  given_at: string;
  amount_cents: Cents;
  refunded_cents: Cents;
};

/** Total of a year, net of refunds. */
export type DonorPortalYear = { year: number; total_cents: Cents; count: number };

/** Response of the donor portal, `GET /api/giving/{token}/`. Newest first. */
export type DonorPortalPage = {
  name: string;
  email: string;
  monthly_gifts: RecurringDonation[];
  /** The newest 200. */
  gifts: PastDonation[];
  years: DonorPortalYear[];
};

/** Yearly tax summary: `GET /api/giving/{token}/years/{year}/`. Oldest first. */
export type YearSummary = DonorPortalYear & { name: string; email: string; gifts: PastDonation[] };

/** List item of `GET /api/monthly-gifts/` in the admin. */
export type RecurringDonationSummary = Omit<RecurringDonation, 'is_card_ending'> & {
  name: string;
  email: string;
  subscription_id: string | null;
  received_cents: Cents;
  received_count: number;
};
