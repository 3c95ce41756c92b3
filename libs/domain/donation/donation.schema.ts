import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import {
  addressLine1Field,
  addressLine2Field,
  cityField,
  countryField,
  postalCodeField,
  regionField,
} from './address.fields.ts';
import { validateDonationAmount } from './donation.rules.ts';
import { DONATION_FREQUENCIES } from './frequency.rules.ts';
import { TRIBUTE_KINDS, WALL_LINE_MAX } from './tribute.rules.ts';
import { messageField } from './tribute.schema.ts';

/** Donation form, with its fields in validation order. */
export const donationFormSchema = object({
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField(),
  amount: string()
    .defined('Amount must be a positive number.')
    .test('amount', function (amount) {
      const message = validateDonationAmount(amount);
      return message === undefined || this.createError({ message });
    }),
  billingFirstName: nameField('Billing First Name'),
  billingLastName: nameField('Billing Last Name'),
  addressLine1: addressLine1Field(),
  addressLine2: addressLine2Field(),
  city: cityField(),
  region: regionField(),
  postalCode: postalCodeField(),
  country: countryField(),
  frequency: string()
    .default('once')
    .oneOf([...DONATION_FREQUENCIES], 'Frequency must be once, monthly, quarterly or yearly.'),
  coversCost: boolean().default(false),
  isAnonymous: boolean().default(false),
  /** Id of the chosen fund; empty for none. */
  fundId: string().default(''),
  tributeKind: string()
    .default('')
    .oneOf(['' as const, ...TRIBUTE_KINDS], 'Choose whom the gift is for.'),
  tributeName: string()
    .default('')
    .when('tributeKind', { is: hasTribute, then: () => nameField('Name') }),
  hasTributeCard: boolean().default(false),
  tributeCardName: string()
    .default('')
    .when(['tributeKind', 'hasTributeCard'], { is: isSelected, then: () => nameField('Recipient’s name') }),
  tributeCardEmail: string()
    .default('')
    .when(['tributeKind', 'hasTributeCard'], { is: isSelected, then: () => emailField() }),
  tributeMessage: messageField().default(''),
  hasWallLine: boolean().default(false),
  wallLine: string()
    .default('')
    .when(['tributeKind', 'hasWallLine'], {
      is: isSelected,
      then: () => lineField('Message for the memory wall', 2, WALL_LINE_MAX),
    }),
});

export type DonationForm = InferType<typeof donationFormSchema>;

function hasTribute(kind?: string): boolean {
  return Boolean(kind);
}

function isSelected(kind?: string, isOptionSelected?: boolean): boolean {
  return hasTribute(kind) && isOptionSelected === true;
}
