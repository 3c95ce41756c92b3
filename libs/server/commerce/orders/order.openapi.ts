import { ORDER_STATES } from '@paniscus/domain/orders';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', format: 'date-time' };
const cents: JsonSchema = { type: 'integer', description: 'Whole US cents.' };
export const PURCHASE_INTENT = objectSchema({
  clientSecret: { type: 'string', description: "The payment intent's, for the provider's browser script." },
});

export const ORDER_EMAIL_SENT = objectSchema({ sent: { type: 'boolean', enum: [true] } });

export const ORDER_PAGE_FIELDS: Record<string, JsonSchema> = {
  number: text,
  state: { type: 'string', enum: [...ORDER_STATES] },
  created_at: time,
  lines: {
    type: 'array',
    items: objectSchema({
      product_id: text,
      variant_id: { type: 'integer' },
      title: text,
      quantity: { type: 'integer' },
      price_cents: cents,
      image: text,
    }),
  },
  parcels: {
    type: 'array',
    items: objectSchema({
      id: { type: 'integer' },
      carrier: text,
      tracking_number: text,
      tracking_url: { type: ['string', 'null'] },
      shipped_at: time,
      delivered_at: { type: ['string', 'null'], format: 'date-time' },
    }),
  },
  address: objectSchema({
    name: text,
    address1: text,
    address2: text,
    city: text,
    region: text,
    zip: text,
    country: text,
  }),
  subtotal_cents: cents,
  shipping_cents: cents,
  tax_cents: cents,
  total_cents: cents,
  refunded_cents: cents,
};

export const ORDER_PAGE = objectSchema(ORDER_PAGE_FIELDS);
