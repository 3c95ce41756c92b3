import { expect, it } from 'vitest';
import { DONATION_DEFAULTS, DONATION_FIELDS } from './donation.fields.ts';
import { donationFormSchema } from './donation.schema.ts';

it('lists the fields of the donation schema in its order, with its defaults', () => {
  const defaults = donationFormSchema.getDefault();

  expect(DONATION_FIELDS).toEqual(Object.keys(donationFormSchema.fields));
  for (const field of DONATION_FIELDS) expect(DONATION_DEFAULTS[field], field).toBe(defaults[field] ?? '');
});
