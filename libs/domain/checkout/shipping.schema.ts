import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { US_STATES } from '../postal-address/regions.data.ts';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import { addressLine2Field, phoneField, zipField } from './buyer.fields.ts';

const LINE_MAX = 200;

const addressFields = {
  address1: lineField('Address Line 1', 3, LINE_MAX),
  address2: addressLine2Field().default(''),
  city: lineField('City', 2, LINE_MAX),
  region: string()
    .defined('State is required.')
    .test('state', 'State is required.', (state) => US_STATES.some(({ code }) => code === state)),
  zip: zipField(),
};

export const shippingFormSchema = object({
  ...addressFields,
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField(),
  phone: phoneField().default(''),
});

export const billingFormSchema = object(addressFields);

/** Billing form of checkout step 2, with the 'Same as Shipping Address' checkbox. */
export const billingStepSchema = object({ ...addressFields, isSameAsShipping: boolean().default(false) });

export type ShippingForm = InferType<typeof shippingFormSchema>;
export type BillingForm = InferType<typeof billingFormSchema>;
export type BillingStep = InferType<typeof billingStepSchema>;
