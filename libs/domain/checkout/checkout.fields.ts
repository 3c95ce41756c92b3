import { string } from 'yup';
import { US_STATES } from '../postal-address/regions.data.ts';
import { ONE_LINE_PATTERN, ZIP_PATTERN } from '../validation/patterns.ts';
import { CHECKOUT_COUNTRY } from './shipping.fields.ts';

const isState = (text: string) =>
  US_STATES.some(({ code, name }) => code === text || name.toLowerCase() === text.trim().toLowerCase());
/** US state by code or name; the server continues with the code. */
export const stateField = () =>
  string()
    .defined('State is required.')
    .max(50, 'State is required.')
    .test('state', 'State is required.', (state) => isState(state));
/** ZIP or ZIP+4. */
export const zipField = () =>
  string()
    .defined('Invalid ZIP code (e.g., 12345 or 12345-6789).')
    .max(12, 'Invalid ZIP code (e.g., 12345 or 12345-6789).')
    .matches(ZIP_PATTERN, 'Invalid ZIP code (e.g., 12345 or 12345-6789).');
export const countryField = () =>
  string()
    .defined('We can deliver only to addresses in the United States.')
    .oneOf([CHECKOUT_COUNTRY], 'We can deliver only to addresses in the United States.');
export const optionalLine = () =>
  string()
    .max(200, 'Address Line 2 must be at most 200 characters.')
    .test(
      'one-line',
      'Address Line 2 must be one line of text.',
      (text = '') => text.length > 200 || ONE_LINE_PATTERN.test(text),
    )
    .optional();
