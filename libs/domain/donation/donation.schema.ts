import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { COUNTRIES } from '../postal-address/regions.data.ts';
import { getRegionRule } from '../postal-address/region.rules.ts';
import { centsFromDollars } from '../money/money.ts';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import { POSTAL_CODE_PATTERN } from '../validation/patterns.ts';
import {
  DONATION_AT_LEAST,
  DONATION_AT_MOST,
  DONATION_MAX_CENTS,
  DONATION_MIN_CENTS,
  DONATION_FREQUENCIES,
} from './donation.rules.ts';
import { messageField, TRIBUTE_KINDS, WALL_LINE_MAX } from './tribute.schema.ts';

const ADDRESS_MAX = 200;

function optionalText(minimum: number, message: string) {
  return string()
    .default('')
    .test('length', message, (text = '') => {
      const length = text.trim().length;
      return length === 0 || (length >= minimum && text.length <= ADDRESS_MAX);
    });
}

/** Donation form, with its fields in validation order. */
export const donationFormSchema = object({
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField(),
  amount: string()
    .defined('Amount must be a positive number.')
    .test('amount', function (amount) {
      const message = validateAmount(amount);
      return message === undefined || this.createError({ message });
    }),
  billingFirstName: nameField('Billing First Name'),
  billingLastName: nameField('Billing Last Name'),
  addressLine1: optionalText(3, 'Address Line 1 must be at least 3 characters if provided.'),
  addressLine2: optionalText(0, 'Address Line 2 must be at most 200 characters.'),
  city: optionalText(2, 'City must be at least 2 characters if provided.'),
  region: string()
    .default('')
    .max(ADDRESS_MAX, 'Region must be at most 200 characters.')
    .test('region', function (region = '') {
      const message = validateRegion(String(this.parent.country ?? ''), region);
      return message === undefined || this.createError({ message });
    }),
  postalCode: string()
    .default('')
    .test('postal-code', 'Invalid postal code (e.g., 12345, A1B 2C3, SW1A 1AA).', (code = '') => {
      const trimmed = code.trim();
      return trimmed === '' || (trimmed.length <= 10 && POSTAL_CODE_PATTERN.test(trimmed));
    }),
  country: string()
    .default('')
    .oneOf(['', ...COUNTRIES.map(({ code }) => code)], 'Choose a country from the list.'),
  frequency: string()
    .default('once')
    .oneOf([...DONATION_FREQUENCIES], 'Frequency must be once or monthly.'),
  coversCost: boolean().default(false),
  tributeKind: string()
    .default('')
    .oneOf(['' as const, ...TRIBUTE_KINDS], 'Choose whom the gift is for.'),
  tributeName: string()
    .default('')
    .when('tributeKind', { is: isChosen, then: () => nameField('Name') }),
  hasTributeCard: boolean().default(false),
  tributeCardName: string()
    .default('')
    .when(['tributeKind', 'hasTributeCard'], { is: isBoth, then: () => nameField('Recipient’s Name') }),
  tributeCardEmail: string()
    .default('')
    .when(['tributeKind', 'hasTributeCard'], { is: isBoth, then: () => emailField() }),
  tributeMessage: messageField().default(''),
  hasWallLine: boolean().default(false),
  wallLine: string()
    .default('')
    .when(['tributeKind', 'hasWallLine'], {
      is: isBoth,
      then: () => lineField('Line for the memory wall', 2, WALL_LINE_MAX),
    }),
});

export type DonationForm = InferType<typeof donationFormSchema>;

export const DONATION_FIELDS = Object.keys(donationFormSchema.fields) as (keyof DonationForm)[];

function isChosen(kind?: string): boolean {
  return Boolean(kind);
}

function isBoth(kind?: string, hasIt?: boolean): boolean {
  return isChosen(kind) && hasIt === true;
}

function validateAmount(amount: string): string | undefined {
  if (amount.length > 15 || !(Number(amount) > 0)) return 'Amount must be a positive number.';
  const cents = centsFromDollars(amount);
  if (cents === undefined && Number(amount) <= DONATION_MAX_CENTS / 100)
    return 'Amount must have at most two decimals.';
  if (cents === undefined || cents > DONATION_MAX_CENTS) return `Amount must be ${DONATION_AT_MOST}`;
  return cents < DONATION_MIN_CENTS ? `Amount must be ${DONATION_AT_LEAST}` : undefined;
}

function validateRegion(country: string, region: string): string | undefined {
  const rule = getRegionRule(country);
  if (rule.kind !== 'select' || rule.options.some(({ code }) => code === region)) return undefined;
  return country === 'US' ? 'State is required for United States.' : 'Province is required for Canada.';
}
