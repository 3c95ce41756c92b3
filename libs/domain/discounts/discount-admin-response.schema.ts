import type { InferType } from 'yup';
import {
  cents,
  choice,
  flag,
  integer,
  integerOrNull,
  list,
  record,
  text,
  textOrNull,
} from '../validation/response-fields.ts';
import { DISCOUNT_STATUSES } from './discount-period.rules.ts';
import { DISCOUNT_KINDS } from './discount.rules.ts';

/** A code in the admin; response of `POST /api/discount-codes/` and `PUT /api/discount-codes/{id}/`. */
export const discountCodeResponse = record({
  id: integer(),
  code: text(),
  kind: choice(DISCOUNT_KINDS),
  value: integer('Whole percent of a percentage, whole US cents of a fixed amount.'),
  minimum_cents: cents('Smallest subtotal that the code applies to, in whole US cents.'),
  starts_on: textOrNull('First day, as YYYY-MM-DD.'),
  ends_on: textOrNull('Last day, as YYYY-MM-DD.'),
  use_limit: integerOrNull('Number of orders that may use the code; null for any number.'),
  status: choice(DISCOUNT_STATUSES, 'Whether buyers can use the code today, and why not.'),
  is_active: flag('Inactive codes cannot be used, but keep their orders.'),
  version: integer('Increased by every change of the code.'),
  use_count: integer('Orders that were paid with the code.'),
  reserved_count: integer('Unpaid orders that hold a use for a while.'),
  discounted_cents: cents('What the code has taken off paid orders, in whole US cents.'),
});
export type DiscountCode = InferType<typeof discountCodeResponse>;

/** Response of `GET /api/discount-codes/`. */
export const discountCodeListResponse = list(discountCodeResponse);
