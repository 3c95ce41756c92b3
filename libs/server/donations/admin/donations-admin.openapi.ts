import {
  DONATION_STATES,
  DONATION_FREQUENCIES,
  RISK_LEVELS,
  TRIBUTE_KINDS,
  WALL_STATES,
} from '@paniscus/domain/donation';
import { MONTHLY_STATES } from '@paniscus/domain/donor-portal';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const id: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const flag: JsonSchema = { type: 'boolean' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const timeOrNull: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };
const oneOf = (choices: readonly string[]): JsonSchema => ({ type: 'string', enum: [...choices] });

const SUMMARY_FIELDS: Record<string, JsonSchema> = {
  id,
  receipt_number: textOrNull,
  state: oneOf(DONATION_STATES),
  frequency: oneOf(DONATION_FREQUENCIES),
  name: text,
  email: text,
  amount_cents: cents,
  refunded_cents: cents,
  has_tribute: flag,
  has_attention: { type: 'boolean', description: 'Whether it needs a person.' },
  created_at: time,
};

export const DONATION_SUMMARY = objectSchema(SUMMARY_FIELDS);

const CARD: JsonSchema = {
  ...objectSchema({ name: text, email: text, message: text, sent_at: timeOrNull }),
  type: ['object', 'null'],
  description: 'Who is told by e-mail; null when nobody is.',
};

export const STAFF_TRIBUTE = objectSchema({
  id,
  donation_id: id,
  kind: oneOf(TRIBUTE_KINDS),
  name: text,
  from: { type: 'string', description: 'The donor.' },
  wall_line: text,
  wall_state: oneOf(WALL_STATES),
  card: CARD,
  created_at: time,
});

const REFUND = objectSchema({
  id,
  amount_cents: cents,
  state: oneOf(['requested', 'succeeded', 'failed']),
  reason: text,
  by: { type: 'string', description: 'The login name of who asked for it.' },
  created_at: time,
});

const EVENT = objectSchema({
  at: time,
  kind: oneOf(['state', 'payment', 'mail', 'refund', 'note']),
  text,
  cause: { type: 'string', description: 'Who did it: `webhook …`, `staff NAME`.' },
});

export const STAFF_DONATION = objectSchema({
  ...SUMMARY_FIELDS,
  gift_cents: cents,
  cost_cents: cents,
  place: text,
  intent_id: textOrNull,
  monthly_gift_id: { type: ['integer', 'null'] },
  receipt_token: { type: 'string', description: 'Of the receipt’s page.' },
  risk_level: { type: ['string', 'null'], enum: [...RISK_LEVELS, null] },
  attention: { ...textOrNull, description: 'Why it needs a person; null when it does not.' },
  refundable_cents: cents,
  tribute: { ...STAFF_TRIBUTE, type: ['object', 'null'] },
  refunds: { type: 'array', items: REFUND },
  history: { type: 'array', items: EVENT, description: 'Oldest first.' },
});

export const MONTH_TOTAL = objectSchema({
  month: { type: 'string', description: 'A month of UTC: `2026-11`.' },
  once_cents: cents,
  monthly_cents: cents,
  refunded_cents: {
    ...cents,
    description: 'Whole US cents, of the gifts of that month, whenever given back.',
  },
  count: { type: 'integer' },
});

export const MONTHLY_GIFT_SUMMARY = objectSchema({
  id,
  state: oneOf(MONTHLY_STATES),
  name: text,
  email: text,
  gift_cents: cents,
  cost_cents: cents,
  amount_cents: cents,
  started_at: time,
  next_at: timeOrNull,
  resumes_at: timeOrNull,
  ended_at: timeOrNull,
  card: {
    ...objectSchema({ brand: text, last4: text, exp_month: id, exp_year: id }),
    type: ['object', 'null'],
  },
  failure: { ...textOrNull, description: 'The provider’s sentence about the last charge when it failed.' },
  subscription_id: textOrNull,
  received_cents: cents,
  received_count: id,
});
