import type { InferType } from 'yup';
import { cents, choice, integer, record, text, timestamp } from '../validation/response-fields.ts';

/** A refund of an order or a donation in the admin. */
export const refundResponse = record({
  id: integer(),
  refund_id: text('Idempotency key of the request.'),
  amount_cents: cents(),
  state: choice(['requested', 'succeeded', 'failed']),
  reason: text(),
  by: text('Name of the staff member who requested the refund.'),
  created_at: timestamp(),
});

export type Refund = InferType<typeof refundResponse>;
