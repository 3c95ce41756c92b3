import type { InferType } from 'yup';
import { DONATION_STATES, TRIBUTE_KINDS } from '../donation/index.ts';
import { ORDER_STATES } from '../orders/index.ts';
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

/** What keeps data from being erased. */
const BLOCKER_KINDS = ['order', 'donation', 'recurring_donation', 'email'] as const;

const tributeFields = {
  kind: choice(TRIBUTE_KINDS),
  name: text('The person who is honored.'),
  card_name: textOrNull('Recipient of the card; null when there is none.'),
  card_email: textOrNull(),
  card_message: textOrNull(),
  wall_line: textOrNull('Line for the memory wall; null when none was requested.'),
};

const donationSchema = record({
  id: integer(),
  receipt_number: textOrNull('Null until the donation is paid.'),
  name: text(),
  country: text('ISO code; empty when unknown.'),
  region: text(),
  amount_cents: cents(),
  status: choice(DONATION_STATES),
  tributes: list(record(tributeFields)),
  created_at: timestamp(),
});

const recurringDonationSchema = record({
  id: integer(),
  name: text(),
  amount_cents: cents('Charge of each period in whole US cents.'),
  state: text(),
  card: textOrNull('Brand and last four digits; null when unknown.'),
  created_at: timestamp(),
  ended_at: timestampOrNull(),
});

const donorDetailsSchema = record({
  name: text(),
  address: text('Postal address in one line; may be empty.'),
  changed_at: timestamp(),
});

const orderSchema = record({
  id: integer(),
  number: text(),
  name: text(),
  phone: text(),
  address: list(text(), 'Lines of the shipping address.'),
  items: list(text(), 'Quantity and title of each line.'),
  total_cents: cents(),
  state: choice(ORDER_STATES),
  created_at: timestamp(),
});

const newsletterSchema = record({
  requested_at: timestamp(),
  confirmed_at: timestampOrNull('Null until the address is confirmed.'),
});

const refundSchema = record({
  kind: choice(['order', 'donation']),
  id: integer('Of the order or donation.'),
  amount_cents: cents(),
  reason: text('What staff noted; may be empty.'),
  created_at: timestamp(),
});

const blockerSchema = record({
  kind: choice(BLOCKER_KINDS),
  id: integer('Of the order, donation, recurring donation or email.'),
  about: text('Order number, id or kind of email.'),
});

/** Response of `POST /api/personal-data/`: everything that this server holds about one email address. */
export const personalDataResponse = record({
  email: text('Lowercase.'),
  donations: list(donationSchema),
  recurring_donations: list(recurringDonationSchema),
  received_cards: list(
    record(tributeFields),
    'Tributes of other donors whose card was sent to this address.',
  ),
  orders: list(orderSchema),
  refunds: list(refundSchema, 'Of these donations, then of these orders, oldest first.'),
  donor_details: list(donorDetailsSchema, 'Names and addresses set in the donor portal, oldest first.'),
  has_donor_portal: flag('Whether a link to the donor portal was sent.'),
  newsletter: newsletterSchema.nullable().meta({ description: 'Subscription; null when there is none.' }),
  provider_records: list(
    record({
      provider: choice(['stripe', 'printify']),
      id: text('Customer at Stripe, or order at Printify.'),
    }),
    'Records at other companies, which staff have to erase there.',
  ),
  blockers: list(blockerSchema, 'What has to end before the data can be erased.'),
});

export type PersonalData = InferType<typeof personalDataResponse>;
export type ErasureBlocker = PersonalData['blockers'][number];
