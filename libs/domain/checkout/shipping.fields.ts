import type { BillingForm, ShippingForm } from './shipping.schema.ts';

export const CHECKOUT_COUNTRY = 'US';
export const DEFAULT_STATE = 'AL';

/** Fields of a postal address in validation order. */
export const BILLING_FIELDS = [
  'address1',
  'address2',
  'city',
  'region',
  'zip',
] as const satisfies (keyof BillingForm)[];

/** Fields of checkout step 1 in validation order. */
export const SHIPPING_FIELDS = [
  ...BILLING_FIELDS,
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies (keyof ShippingForm)[];
