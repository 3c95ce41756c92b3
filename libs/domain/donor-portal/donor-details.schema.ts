import { object } from 'yup';
import type { InferType } from 'yup';
import {
  addressLine1Field,
  addressLine2Field,
  cityField,
  countryField,
  postalCodeField,
  regionField,
} from '../donation/address.fields.ts';
import { donationFormSchema } from '../donation/donation.schema.ts';
import { nameField } from '../validation/fields.ts';

/** Form in which donors change their name and postal address: the same fields as in the donation form. */
export const donorDetailsFormSchema = donationFormSchema.pick([
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'region',
  'postalCode',
  'country',
]);
export type DonorDetailsForm = InferType<typeof donorDetailsFormSchema>;

/** Body of `POST /api/giving/{token}/details/`; fields of the address that are left out are empty. */
export const donorDetailsSchema = object({
  first_name: nameField('First Name'),
  last_name: nameField('Last Name'),
  address_line1: addressLine1Field(),
  address_line2: addressLine2Field(),
  city: cityField(),
  region: regionField(),
  postal_code: postalCodeField(),
  country: countryField(),
});
export type DonorDetailsRequest = InferType<typeof donorDetailsSchema>;

export const toDonorDetailsRequest = (form: DonorDetailsForm): DonorDetailsRequest => ({
  first_name: form.firstName,
  last_name: form.lastName,
  address_line1: form.addressLine1,
  address_line2: form.addressLine2,
  city: form.city,
  region: form.country === '' ? '' : form.region,
  postal_code: form.postalCode,
  country: form.country,
});
