import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  emailField,
  intentIdField,
  lineField,
  nameField,
  pageTokenField,
  uuidField,
} from '../validation/fields.ts';
import { cartField, countryField, dollars, optionalLine, stateField, zipField } from './checkout.fields.ts';

/** What `POST /api/create-purchase-payment-intent/` takes: `amount` in cents, the other sums in dollars. */
export const purchaseIntentSchema = object({
  amount: number()
    .required('Amount must be a positive number.')
    .integer('Amount must be a whole number of cents.')
    .min(1, 'Amount must be a positive number.')
    .max(99_999_999, 'Amount must be at most $999,999.99.')
    .meta({ description: 'Whole US cents.' }),
  first_name: nameField('First Name'),
  last_name: nameField('Last Name'),
  email: emailField(),
  phone: string()
    .max(20, 'Phone must be a 10-digit number (if provided).')
    .matches(/^(?:\d{10})?$/, 'Phone must be a 10-digit number (if provided).')
    .optional(),
  cart: cartField,
  shipping_cost: dollars('Shipping cost'),
  tax_amount: dollars('Tax'),
  shipping_address: object({
    line1: lineField('Address Line 1', 3, 200),
    line2: optionalLine(),
    city: lineField('City', 2, 200),
    state: stateField(),
    postal_code: zipField(),
    country: countryField(),
  }).required('Shipping address is required.'),
  /** Made by the browser at step 1: the same id is the same order and the same payment. */
  checkout_id: uuidField('Invalid checkout id.').optional(),
  page_token: pageTokenField(),
});

export type PurchaseIntentRequest = InferType<typeof purchaseIntentSchema>;
export type PurchaseIntentAnswer = { clientSecret: string };

/** What `POST /api/send-order-email/` takes. Only the payment's id is taken seriously. Sums are dollars. */
export const orderEmailSchema = object({
  payment_intent_id: intentIdField(),
  cart: cartField,
  shipping_cost: dollars('Shipping cost'),
  tax_amount: dollars('Tax'),
  total: dollars('Total'),
  customer_email: emailField(),
  customer_name: string().required('Name is required.').max(250, 'Name is too long.'),
  /** One joined string. */
  shipping_address: string()
    .required('Shipping address is required.')
    .max(1000, 'Shipping address is too long.'),
});

export type OrderEmailRequest = InferType<typeof orderEmailSchema>;
