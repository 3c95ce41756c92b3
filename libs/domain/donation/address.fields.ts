import { string } from 'yup';
import { COUNTRIES } from '../postal-address/regions.data.ts';
import { POSTAL_CODE_PATTERN } from '../validation/patterns.ts';
import { lineText } from '../validation/fields.ts';
import { validateRegion } from './donation-region.rules.ts';
import { cleanLine, countVisible } from '../text/typed-text.ts';

const ADDRESS_MAX = 200;

function optionalAddressField(name: string, minimum: number) {
  const message = `${name} must be at least ${minimum} characters if provided.`;
  return lineText()
    .default('')
    .max(ADDRESS_MAX, `${name} must be at most ${ADDRESS_MAX} characters.`)
    .test('length', message, (text = '') => {
      const length = countVisible(text);
      return length === 0 || length >= minimum;
    });
}

export const addressLine1Field = () => optionalAddressField('Address Line 1', 3);

export const addressLine2Field = () => optionalAddressField('Address Line 2', 0);

export const cityField = () => optionalAddressField('City', 2);

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
