import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import { pricedCartSchema } from '../cart/cart.schema.ts';
import { dollarsField } from '../money/money.schema.ts';
import { countryField, optionalLine, stateField, zipField } from './checkout.fields.ts';

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
    address2: optionalLine(),
    city: lineField('City', 2, 200),
    region: stateField(),
    zip: zipField(),
    country: countryField(),
  }).required('Address is required.'),
  /** 0 for a shipping quote, `standard.cost` for tax. */
  shipping_cost: dollarsField('Shipping cost'),
});

export type QuoteRequest = InferType<typeof quoteSchema>;

export type ShippingAnswer = { standard: { cost: number } };
/** Whole US cents. */
export type TaxAnswer = { tax_amount_exclusive: number };
