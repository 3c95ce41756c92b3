import type { InferType } from 'yup';
import { record, timestampOrNull } from '../validation/response-fields.ts';

/** A dispute of an order's or a donation's payment that waits for a response. */
export const disputeResponse = record({
  due_at: timestampOrNull('Deadline of the response; null when the provider set none.'),
});

export type Dispute = InferType<typeof disputeResponse>;
