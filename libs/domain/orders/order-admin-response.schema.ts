import type { InferType } from 'yup';
import { disputeResponse } from '../payment/dispute-response.schema.ts';
import { refundResponse } from '../payment/refund-response.schema.ts';
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
import { orderPageResponse } from './order-response.schema.ts';
import { ORDER_STATES } from './order.rules.ts';

const orderSummarySchema = record({
  id: integer(),
  number: text(),
  state: choice(ORDER_STATES),
  name: text(),
  email: text(),
  total_cents: cents(),
  refunded_cents: cents(),
  item_count: integer(),
  attention: textOrNull('Note for staff; null without one. Failed jobs and emails are not included.'),
  dispute: disputeResponse.nullable().meta({ description: 'Null when no dispute waits for a response.' }),
  created_at: timestamp(),
});

/** Response of `GET /api/orders/`. */
export const orderListResponse = list(orderSummarySchema);

const eventSchema = record({
  at: timestamp(),
  kind: choice(['state', 'payment', 'mail', 'parcel', 'refund', 'note']),
  text: text(),
  cause: text('What triggered the event, such as `Stripe`, `print shop` or `staff {name}`.'),
});

/** What staff can change with `POST /api/orders/{id}/edit/`. */
const editSchema = record({
  version: integer('Version of what can be changed; sent back with the change.'),
  held_until: timestampOrNull('When the order goes to Printify; null when it does not wait for a time.'),
  options: list(
    list(record({ variant_id: integer(), title: text() })),
    'Variants of equal price for each item, in the order of `lines`, including the ordered one.',
  ),
});

/** Response of `GET /api/orders/{id}/` and of the actions on an order. */
export const staffOrderResponse = orderPageResponse.shape({
  id: integer(),
  email: text(),
  phone: text(),
  intent_id: textOrNull(),
  print_order_id: textOrNull(),
  attention: textOrNull('Reason for manual review; null when none is needed.'),
  dispute: disputeResponse.nullable().meta({ description: 'Null when no dispute waits for a response.' }),
  refused_emails: list(text(), 'Addresses of the order that the mail server refused permanently.'),
  can_resolve: flag(
    'Whether the note for staff can be removed with `POST /api/orders/{id}/resolve-attention/`.',
  ).optional(),
  edit: editSchema.nullable().meta({
    description: 'What can still be changed; null when the order can no longer be changed.',
  }),
  is_waiting: flag('Whether the print shop does not respond and gets the order by itself once it does.'),
  can_retry: flag('Whether the order is on hold and can be retried with `POST /api/orders/{id}/retry/`.'),
  refundable_cents: cents(),
  refunds: list(refundResponse),
  history: list(eventSchema, 'Oldest first.'),
});

export type OrderSummary = InferType<typeof orderSummarySchema>;
export type OrderEvent = InferType<typeof eventSchema>;
export type StaffOrder = InferType<typeof staffOrderResponse>;
