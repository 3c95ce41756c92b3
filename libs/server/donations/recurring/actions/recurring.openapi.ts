import { MONTHLY_STATES } from '@paniscus/domain/donor-portal';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const timeOrNull: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const number: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };

const CARD: JsonSchema = {
  ...objectSchema({ brand: text, last4: text, exp_month: number, exp_year: number }),
  type: ['object', 'null'],
};

export const MONTHLY_GIFT_SCHEMA = objectSchema({
  id: number,
  state: { type: 'string', enum: [...MONTHLY_STATES] },
  gift_cents: cents,
  cost_cents: cents,
  amount_cents: cents,
  started_at: time,
  next_at: { ...timeOrNull, description: 'When the card is charged next; null when it is not.' },
  resumes_at: { ...timeOrNull, description: 'When a pause ends by itself.' },
  ended_at: timeOrNull,
  card: CARD,
  is_card_ending: { type: 'boolean' },
  failure: { type: ['string', 'null'], description: 'Why the last charge failed; null when it did not.' },
});

export const CARD_BEGUN = objectSchema({
  clientSecret: { type: 'string', description: "The setup intent's, for the provider's browser script." },
});
