import { object, string } from 'yup';
import type { InferType } from 'yup';
import { typedCodeField } from '../discounts/discount-api.schema.ts';
import { emailField, lineField, nameField, uuidField } from '../validation/fields.ts';
import { cents, dollars, record } from '../validation/response-fields.ts';
import { pricedCartSchema } from '../cart/cart.schema.ts';
import { dollarsField } from '../money/money.schema.ts';
import { addressLine2Field, zipField } from './buyer.fields.ts';
import { countryField, stateField } from './checkout.fields.ts';

/** Body of `POST /api/shipping-options/` and `/api/calculate-tax/`. Sums are in dollars. */
export const quoteSchema = object({
  zip: zipField(),
  line_items: pricedCartSchema,
  address_to: object({
    first_name: nameField('First Name'),
    last_name: nameField('Last Name'),
    email: emailField(),
    /** Ten digits, or empty. */
    phone: string().max(20, 'Phone must be a 10-digit number (if provided).').optional(),
    address1: lineField('Address Line 1', 3, 200),
    address2: addressLine2Field().optional(),
    city: lineField('City', 2, 200),
    region: stateField(),
    zip: zipField(),
    country: countryField(),
  }).required('Address is required.'),
  /** 0 for a shipping quote, `standard.cost` for tax. */
  shipping_cost: dollarsField('Shipping cost'),
  /** Taken off the items before tax. */
  discount_code: typedCodeField().optional(),
  /** The use of the code that the checkout has reserved counts as its own. */
  checkout_id: uuidField('Invalid checkout id.').optional(),
});

export type QuoteRequest = InferType<typeof quoteSchema>;

/** Response of `POST /api/shipping-options/`. */
export const shippingResponse = record({ standard: record({ cost: dollars() }) });
export type ShippingResponse = InferType<typeof shippingResponse>;

/** Response of `POST /api/calculate-tax/`. */
export const taxResponse = record({
  tax_amount_exclusive: cents(),
  discount_amount: cents('What the discount code takes off the items, in whole US cents.').optional(),
});
export type TaxResponse = InferType<typeof taxResponse>;
