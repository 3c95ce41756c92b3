import { DONATION_FREQUENCIES, TRIBUTE_KINDS } from '@paniscus/domain/donation';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };
const tributeKind: JsonSchema = { type: 'string', enum: [...TRIBUTE_KINDS] };

export const DONATION_INTENT = objectSchema({
  clientSecret: { type: 'string', description: "The payment intent's, for the provider's browser script." },
  customerId: text,
});

export const RECEIPT_SENT = objectSchema({ sent: { type: 'boolean', enum: [true] } });

export const RECEIPT = objectSchema({
  number: text,
  state: { type: 'string', enum: ['valid', 'reduced', 'void'] },
  given_at: time,
  frequency: { type: 'string', enum: [...DONATION_FREQUENCIES] },
  amount_cents: cents,
  gift_cents: cents,
  cost_cents: cents,
  refunded_cents: cents,
  name: text,
  place: text,
  tribute: { ...objectSchema({ kind: tributeKind, name: text }), type: ['object', 'null'] },
});

export const MEMORY_WALL: JsonSchema = {
  type: 'array',
  items: objectSchema({ id: { type: 'integer' }, kind: tributeKind, name: text, line: text, given_at: time }),
};
