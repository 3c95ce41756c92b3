import type { InferType } from 'yup';
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
import { ORDER_STATES, ORDER_STEPS } from './order.rules.ts';

const lineSchema = record({
  product_id: text(),
  variant_id: integer(),
  title: text(),
  quantity: integer(),
  price_cents: cents(),
  discount_cents: cents('Share of the discount for all pieces of the line, in whole US cents.'),
  image: text(),
});

const parcelSchema = record({
  id: integer(),
  carrier: text(),
  tracking_number: text(),
  tracking_url: textOrNull('HTTPS URL of the tracking page; null when the carrier has none.'),
  shipped_at: timestamp(),
  delivered_at: timestampOrNull(),
  contains_all_items: flag('Whether the package contains the complete order; false when unknown.'),
});

const addressSchema = record({
  name: text(),
  address1: text(),
  address2: text(),
  city: text(),
  region: text(),
  zip: text(),
  country: text(),
});

/** Response of `GET /api/order-page/{token}/`, the order page behind a secret link. */
export const orderPageResponse = record({
  number: text(),
  state: choice(ORDER_STATES),
  furthest_step: choice(ORDER_STEPS)
    .nullable()
    .meta({ description: 'Furthest step that the order has ever reached; null before it was paid.' }),
  created_at: timestamp(),
  lines: list(lineSchema),
  parcels: list(parcelSchema),
  address: addressSchema,
  subtotal_cents: cents(),
  discount_code: textOrNull('Discount code of the order; null without one.'),
  discount_cents: cents('What the discount code took off the items, in whole US cents.'),
  shipping_cents: cents(),
  tax_cents: cents(),
  total_cents: cents(),
  refunded_cents: cents(),
});

export type OrderLine = InferType<typeof lineSchema>;
export type Parcel = InferType<typeof parcelSchema>;
export type OrderAddress = InferType<typeof addressSchema>;
export type OrderPage = InferType<typeof orderPageResponse>;
