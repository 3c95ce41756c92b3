import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { US_STATES } from '../postal-address/regions.data.ts';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import { ZIP_PATTERN } from '../validation/patterns.ts';

const LINE_MAX = 200;
const PHONE_PATTERN = /^\d{10}$/;

const addressFields = {
  address1: lineField('Address Line 1', 3, LINE_MAX),
  address2: string().default('').max(LINE_MAX, 'Address Line 2 must be at most 200 characters.'),
  city: lineField('City', 2, LINE_MAX),
  region: string()
    .defined('State is required.')
    .test('state', 'State is required.', (state) => US_STATES.some(({ code }) => code === state)),
  zip: string()
    .defined('Invalid ZIP code (e.g., 12345 or 12345-6789).')
    .test(
      'zip',
      'Invalid ZIP code (e.g., 12345 or 12345-6789).',
      (zip) => zip.length <= 12 && ZIP_PATTERN.test(zip.trim()),
    ),
};

export const shippingFormSchema = object({
  ...addressFields,
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField(),
  phone: string()
    .default('')
    .test('phone', 'Phone must be a 10-digit number (if provided).', (phone = '') => {
      const trimmed = phone.trim();
      return trimmed === '' || (trimmed.length <= 10 && PHONE_PATTERN.test(trimmed));
    }),
});

export const billingFormSchema = object(addressFields);

/** Billing form of checkout step 2, with the 'Same as Shipping Address' checkbox. */
export const billingStepSchema = object({ ...addressFields, isSameAsShipping: boolean().default(false) });

export type ShippingForm = InferType<typeof shippingFormSchema>;
export type BillingForm = InferType<typeof billingFormSchema>;
export type BillingStep = InferType<typeof billingStepSchema>;
