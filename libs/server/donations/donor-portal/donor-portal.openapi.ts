import { DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';
import { MONTHLY_GIFT_SCHEMA } from '../recurring/actions/recurring.openapi.ts';

const text: JsonSchema = { type: 'string' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };
const arraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const GIFT = objectSchema({
  receipt_number: text,
  receipt_token: { ...text, description: 'The last part of the address of the receipt’s page.' },
  receipt_state: { type: 'string', enum: ['valid', 'reduced', 'void'] },
  frequency: { type: 'string', enum: [...DONATION_FREQUENCIES] },
  given_at: { type: 'string', format: 'date-time' },
  amount_cents: cents,
  refunded_cents: cents,
});

const YEAR = { year: { type: 'integer' }, total_cents: cents, count: { type: 'integer' } };

export const DONOR_PORTAL_PAGE = objectSchema({
  name: text,
  email: text,
  monthly_gifts: arraySchema(MONTHLY_GIFT_SCHEMA),
  gifts: { ...arraySchema(GIFT), description: 'The newest 200.' },
  years: arraySchema(objectSchema(YEAR)),
});

export const YEAR_SUMMARY = objectSchema({ ...YEAR, name: text, email: text, gifts: arraySchema(GIFT) });
