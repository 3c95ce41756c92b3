import type { InferType } from 'yup';
import { disputeResponse } from '../payment/dispute-response.schema.ts';
import { refundResponse } from '../payment/refund-response.schema.ts';
import {
  cents,
  choice,
  flag,
  integer,
  integerOrNull,
  list,
  record,
  text,
  textOrNull,
  timestamp,
} from '../validation/response-fields.ts';
import { DONATION_STATES } from './donation.rules.ts';
import { DONATION_FREQUENCIES } from './frequency.rules.ts';
import { staffTributeResponse } from './tribute-response.schema.ts';

export const RISK_LEVELS = ['normal', 'elevated', 'highest'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

const donationSummarySchema = record({
  id: integer(),
  receipt_number: textOrNull(),
  state: choice(DONATION_STATES),
  frequency: choice(DONATION_FREQUENCIES),
  name: text(),
  email: text(),
  amount_cents: cents(),
  refunded_cents: cents(),
  is_anonymous: flag("Whether the donor's name must not be published."),
  fund: textOrNull('Name of the fund; null when the gift goes where it is needed most.'),
  has_tribute: flag(),
  has_attention: flag('Whether the donation needs manual review.'),
  attention: textOrNull('Reason for manual review; null when none is needed.'),
  dispute: disputeResponse.nullable().meta({ description: 'Null when no dispute waits for a response.' }),
  created_at: timestamp(),
});

/** Response of `GET /api/donations/`. */
export const donationListResponse = list(donationSummarySchema);

const eventSchema = record({
  at: timestamp(),
  kind: choice(['state', 'payment', 'mail', 'refund', 'note']),
  text: text(),
  cause: text('What triggered the event, such as `Stripe` or `staff {name}`.'),
});

/** Response of `GET /api/donations/{id}/` and of the actions on a donation. */
export const staffDonationResponse = donationSummarySchema.shape({
  gift_cents: cents(),
  cost_cents: cents(),
  place: text(),
  intent_id: textOrNull(),
  monthly_gift_id: integerOrNull(),
  receipt_token: text("Last segment of the receipt page's URL."),
  risk_level: choice(RISK_LEVELS).nullable(),
  refused_emails: list(text(), 'Addresses of the donation that the mail server refused permanently.'),
  refundable_cents: cents(),
  tribute: staffTributeResponse.nullable(),
  refunds: list(refundResponse),
  history: list(eventSchema, 'Oldest first.'),
});

const monthTotalSchema = record({
  month: text("Month in the organization's time zone in the format `YYYY-MM`."),
  once_cents: cents(),
  monthly_cents: cents('Charges of recurring donations of every frequency in whole US cents.'),
  refunded_cents: cents(
    "Refunds of the month's donations in whole US cents, regardless of when they were made.",
  ),
  count: integer(),
});

/** Response of `GET /api/donation-totals/`: twelve months, oldest first. */
export const donationTotalsResponse = list(monthTotalSchema);

export type DonationSummary = InferType<typeof donationSummarySchema>;
export type DonationEvent = InferType<typeof eventSchema>;
export type StaffDonation = InferType<typeof staffDonationResponse>;
export type MonthTotal = InferType<typeof monthTotalSchema>;
