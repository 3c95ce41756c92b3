import { DONATION_FREQUENCIES, TRIBUTE_KINDS } from '@paniscus/domain/donation';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };

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
  tribute: {
    ...objectSchema({ kind: { type: 'string', enum: [...TRIBUTE_KINDS] }, name: text }),
    type: ['object', 'null'],
  },
});
