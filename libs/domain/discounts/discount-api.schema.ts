import { object } from 'yup';
import type { InferType } from 'yup';
import { pricedCartSchema } from '../cart/cart.schema.ts';
import { cleanedText, uuidField } from '../validation/fields.ts';
import { cents, record, text } from '../validation/response-fields.ts';
import { cleanDiscountCode, TYPED_CODE_MAX } from './discount.rules.ts';

/** Code as a buyer types it; any text is allowed, so that no answer tells which codes could exist. */
export const typedCodeField = () =>
  cleanedText(cleanDiscountCode).max(TYPED_CODE_MAX, 'This code is too long.');

/** Body of `POST /api/discount-codes/check/`. */
export const discountCheckSchema = object({
  code: typedCodeField().required('Enter a discount code.'),
  line_items: pricedCartSchema,
  /** The use that the checkout has reserved counts as its own. */
  checkout_id: uuidField('Invalid checkout id.').optional(),
});
export type DiscountCheck = InferType<typeof discountCheckSchema>;

/** Response of `POST /api/discount-codes/check/`. */
export const discountCheckResponse = record({
  code: text('The code as it is printed on the order.'),
  discount_amount: cents('What the code takes off the items, in whole US cents.'),
});
export type DiscountCheckResponse = InferType<typeof discountCheckResponse>;
