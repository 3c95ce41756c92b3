import type { InferType } from 'yup';
import { cents, choice, record, text, timestamp } from '../validation/response-fields.ts';
import { DONATION_FREQUENCIES } from './donation.rules.ts';
import { TRIBUTE_KINDS } from './tribute.schema.ts';

export const RECEIPT_STATES = ['valid', 'reduced', 'void'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Response of `GET /api/receipt/{token}/`. */
export const receiptResponse = record({
  number: text(),
  state: choice(RECEIPT_STATES),
  given_at: timestamp(),
  frequency: choice(DONATION_FREQUENCIES),
  amount_cents: cents('Total charge in whole US cents: the donation plus the covered processing fee.'),
  gift_cents: cents(),
  cost_cents: cents(),
  refunded_cents: cents(),
  name: text(),
  place: text('Region and country as entered by the donor; may be empty.'),
  tribute: record({ kind: choice(TRIBUTE_KINDS), name: text() }).nullable(),
});

export type Receipt = InferType<typeof receiptResponse>;
