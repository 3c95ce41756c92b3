import type { InferType } from 'yup';
import { cents, choice, record, text, textOrNull, timestamp } from '../validation/response-fields.ts';
import { DONATION_FREQUENCIES } from './frequency.rules.ts';
import { TRIBUTE_KINDS } from './tribute.rules.ts';

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
  place: text('Postal address, or region and country, as the donor entered them; may be empty.'),
  fund: textOrNull('Name of the fund; null when the gift goes where it is needed most.'),
  tribute: record({ kind: choice(TRIBUTE_KINDS), name: text() }).nullable(),
});

export type Receipt = InferType<typeof receiptResponse>;
