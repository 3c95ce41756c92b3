import { string } from 'yup';
import { COUNTRIES } from '../postal-address/regions.data.ts';
import { POSTAL_CODE_PATTERN } from '../validation/patterns.ts';
import { lineText } from '../validation/fields.ts';
import { validateRegion } from './donation-region.rules.ts';
import { cleanLine, countVisible } from '../text/typed-text.ts';

const ADDRESS_MAX = 200;

function optionalAddressField(minimum: number, message: string) {
  return lineText()
    .default('')
    .test('length', message, (text = '') => {
      const length = countVisible(text);
      return length === 0 || (length >= minimum && text.length <= ADDRESS_MAX);
    });
}

export const addressLine1Field = () =>
  optionalAddressField(3, 'Address Line 1 must be at least 3 characters if provided.');

export const addressLine2Field = () =>
  optionalAddressField(0, 'Address Line 2 must be at most 200 characters.');

export const cityField = () => optionalAddressField(2, 'City must be at least 2 characters if provided.');

/** Depends on the field `country` beside it. */
export const regionField = () =>
  lineText()
    .default('')
    .max(ADDRESS_MAX, 'Region must be at most 200 characters.')
    .test('region', function (region = '') {
      const message = validateRegion(String(this.parent.country ?? ''), region);
      return message === undefined || this.createError({ message });
    });

export const postalCodeField = () =>
  lineText()
    .default('')
    .test('postal-code', 'Invalid postal code (e.g., 12345, A1B 2C3, SW1A 1AA).', (code = '') => {
      const clean = cleanLine(code);
      return clean === '' || (clean.length <= 10 && POSTAL_CODE_PATTERN.test(clean));
    });

export const countryField = () =>
  string()
    .default('')
    .oneOf(['', ...COUNTRIES.map(({ code }) => code)], 'Choose a country from the list.');
