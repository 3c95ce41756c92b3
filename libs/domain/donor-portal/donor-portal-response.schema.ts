import type { InferType } from 'yup';
import { DONATION_FREQUENCIES, RECURRING_FREQUENCIES } from '../donation/frequency.rules.ts';
import { RECEIPT_STATES } from '../donation/receipt-response.schema.ts';
import {
  cents,
  choice,
  flag,
  integer,
  list,
  record,
  text,
  textOrNull,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';
import { RECURRING_DONATION_STATES } from './recurring-donation.rules.ts';

const ANONYMITY = ['none', 'some', 'all'] as const;

const cardSchema = record({ brand: text(), last4: text(), exp_month: integer(), exp_year: integer() });

/** A recurring donation in the donor portal. */
const recurringDonationResponse = record({
  id: integer(),
  state: choice(RECURRING_DONATION_STATES),
  frequency: choice(RECURRING_FREQUENCIES),
  gift_cents: cents(),
  cost_cents: cents(),
  amount_cents: cents(),
  started_at: timestamp(),
  next_at: timestampOrNull('Time of the next charge; null when none is scheduled.'),
  resumes_at: timestampOrNull('Time at which a pause ends by itself; null when not paused or without end.'),
  ended_at: timestampOrNull(),
  card: cardSchema.nullable(),
  is_card_ending: flag(),
  fund: textOrNull('Name of the fund; null when the gift goes where it is needed most.'),
  is_fund_closed: flag('Charges after the fund was closed go where they are needed most.'),
  overdue_cents: cents('Failed charges that are still unpaid, in US cents; another card pays them at once.'),
  failure: textOrNull("The payment provider's message if the last charge failed; otherwise null."),
});

/** Response of the actions on a recurring donation in the donor portal. */
export const recurringActionResponse = recurringDonationResponse.shape({
  charged_cents: cents('Missed charges that this action made, in US cents.'),
  dropped_cents: cents('Missed charges that this action canceled, in US cents.'),
});

/** Response of `POST /api/monthly-gifts/{id}/stop/` in the admin. */
export const recurringDonationSummaryResponse = recurringDonationResponse.omit(['is_card_ending']).shape({
  name: text(),
  email: text(),
  subscription_id: textOrNull(),
  received_cents: cents(),
  received_count: integer(),
});

/** Response of `GET /api/monthly-gifts/` in the admin. */
export const recurringDonationListResponse = list(recurringDonationSummaryResponse);

const pastDonationSchema = record({
  receipt_number: text(),
  receipt_token: text("Last segment of the receipt page's URL."),
  receipt_state: choice(RECEIPT_STATES),
  frequency: choice(DONATION_FREQUENCIES),
  given_at: timestamp(),
  amount_cents: cents(),
  refunded_cents: cents(),
});

const yearSchema = record({
  year: integer(),
  total_cents: cents('Amount in whole US cents, net of refunds.'),
  count: integer(),
});

const donorDetailsSchema = record({
  first_name: text(),
  last_name: text(),
  address_line1: text('Empty when the donor gave none, like the other parts of the address.'),
  address_line2: text(),
  city: text(),
  region: text(),
  postal_code: text(),
  country: text('ISO code; empty when unknown.'),
  postal_address: text('The address in one line; may be empty.'),
});

/** Response of the donor portal, `GET /api/giving/{token}/`. */
export const donorPortalResponse = record({
  name: text(),
  email: text(),
  anonymity: choice(ANONYMITY).meta({
    description: 'How many of the gifts, recurring ones included, are anonymous.',
  }),
  details: donorDetailsSchema.meta({
    description: 'Name and postal address for future receipts and charges.',
  }),
  monthly_gifts: list(recurringDonationResponse, 'Newest first.'),
  gifts: list(pastDonationSchema, 'The latest 200 donations, newest first.'),
  years: list(yearSchema, 'Newest first.'),
});

/** Response of `GET /api/giving/{token}/years/{year}/`, the yearly tax summary. */
export const yearSummaryResponse = yearSchema.shape({
  name: text(),
  email: text(),
  is_in_one_name: flag('Whether every gift was made in this name.'),
  gifts: list(pastDonationSchema, 'Oldest first.'),
});

/** Card details that are safe to display. */
export type CardSummary = InferType<typeof cardSchema>;
export type RecurringDonation = InferType<typeof recurringDonationResponse>;
export type RecurringActionResult = InferType<typeof recurringActionResponse>;
export type RecurringDonationSummary = InferType<typeof recurringDonationSummaryResponse>;
export type DonorDetails = InferType<typeof donorDetailsSchema>;
export type PastDonation = InferType<typeof pastDonationSchema>;
export type DonorPortalYear = InferType<typeof yearSchema>;
export type DonorPortalPage = InferType<typeof donorPortalResponse>;
export type YearSummary = InferType<typeof yearSummaryResponse>;
