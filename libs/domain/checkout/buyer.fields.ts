import { cleanLine } from '../text/typed-text.ts';
import { cleanedText, lineText, optionalLineField } from '../validation/fields.ts';
import { ZIP_PATTERN } from '../validation/patterns.ts';
import { cleanPhone, isPhone } from './phone.rules.ts';

/** Fields that the form of the checkout and its endpoints have in common. */

const INVALID_ZIP = 'Invalid ZIP code (e.g., 12345 or 12345-6789).';
const ZIP_LENGTH_MAX = 20;
const INVALID_PHONE = 'Phone must be a 10-digit number (if provided).';
const PHONE_LENGTH_MAX = 40;

export const addressLine2Field = () => optionalLineField('Address Line 2', 200);

/** ZIP or ZIP+4. */
export const zipField = () =>
  lineText()
    .defined(INVALID_ZIP)
    .max(ZIP_LENGTH_MAX, INVALID_ZIP)
    .test('zip', INVALID_ZIP, (zip) => ZIP_PATTERN.test(cleanLine(zip)));

/** Phone number that may be left out; casting leaves its ten digits. */
export const phoneField = () =>
  cleanedText(cleanPhone)
    .max(PHONE_LENGTH_MAX, INVALID_PHONE)
    .test('phone', INVALID_PHONE, (phone = '') => cleanLine(phone) === '' || isPhone(phone));
