import { expect, it } from 'vitest';
import { BILLING_FIELDS, SHIPPING_FIELDS } from './shipping.fields.ts';
import { billingFormSchema, shippingFormSchema } from './shipping.schema.ts';

it('lists the fields of each schema in its order', () => {
  expect(SHIPPING_FIELDS).toEqual(Object.keys(shippingFormSchema.fields));
  expect(BILLING_FIELDS).toEqual(Object.keys(billingFormSchema.fields));
});
