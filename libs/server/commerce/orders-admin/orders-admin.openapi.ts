import { ORDER_STATES } from '@paniscus/domain/orders';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';
import { ORDER_PAGE_FIELDS } from '../orders/order.openapi.ts';

const id: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };

export const ORDER_SUMMARY = objectSchema({
  id,
  number: text,
  state: { type: 'string', enum: [...ORDER_STATES] },
  name: text,
  email: text,
  total_cents: cents,
  refunded_cents: cents,
  item_count: { type: 'integer' },
  created_at: time,
});

const REFUND = objectSchema({
  id,
  amount_cents: cents,
  state: { type: 'string', enum: ['requested', 'succeeded', 'failed'] },
  reason: text,
  by: { type: 'string', description: 'The login name of who asked for it.' },
  created_at: time,
});

const EVENT = objectSchema({
  at: time,
  kind: { type: 'string', enum: ['state', 'payment', 'mail', 'parcel', 'refund', 'note'] },
  text,
  cause: { type: 'string', description: 'Who did it: `webhook …`, `print shop`, `staff NAME`.' },
});

export const STAFF_ORDER = objectSchema({
  ...ORDER_PAGE_FIELDS,
  id,
  email: text,
  phone: text,
  intent_id: textOrNull,
  print_order_id: textOrNull,
  attention: { ...textOrNull, description: 'Why it needs a person; null when it does not.' },
  can_retry: { type: 'boolean', description: 'Whether another try has anything to do.' },
  refundable_cents: cents,
  refunds: { type: 'array', items: REFUND },
  history: { type: 'array', items: EVENT, description: 'Oldest first.' },
});
