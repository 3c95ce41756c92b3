import { array, number, object, string } from 'yup';
import { US_STATES } from '../postal-address/regions.data.ts';
import { CART_LINES_MAX, QUANTITY_MAX } from '../cart/cart.rules.ts';
import { centsFromDollars } from '../money/money.ts';
import { ONE_LINE_PATTERN } from '../validation/patterns.ts';
import { CHECKOUT_COUNTRY } from './shipping.schema.ts';

const TEXT_MAX = 500;

export const dollars = (label: string) =>
  number()
    .required(`${label} is required.`)
    .test(
      'dollars',
      `${label} must be dollars with at most two decimals.`,
      (sum) => centsFromDollars(sum) !== undefined,
    )
    .meta({ description: 'US dollars with at most two decimals.' });

const wanted = {
  product_id: string().required('Product is required.').max(TEXT_MAX, 'Invalid product.'),
  variant_id: number()
    .required('Variant is required.')
    .integer('Invalid variant.')
    .min(1, 'Invalid variant.'),
  quantity: number()
    .required('Quantity is required.')
    .integer('Quantity must be a whole number.')
    .min(1, 'Quantity must be at least 1.')
    .max(QUANTITY_MAX, 'Quantity must be at most 99.'),
  price: dollars('Price'),
};

const atLeastOne = 'The cart is empty.';
const notTooMany = `A cart holds at most ${CART_LINES_MAX} different things.`;

export const wantedField = array(object(wanted))
  .required(atLeastOne)
  .min(1, atLeastOne)
  .max(CART_LINES_MAX, notTooMany);

export const cartField = array(
  object({
    ...wanted,
    title: string().max(TEXT_MAX, 'Title is too long.').optional(),
    image: string().max(TEXT_MAX, 'Image is too long.').optional(),
  }),
)
  .required(atLeastOne)
  .min(1, atLeastOne)
  .max(CART_LINES_MAX, notTooMany);

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
    .matches(/^\d{5}(?:-\d{4})?$/, 'Invalid ZIP code (e.g., 12345 or 12345-6789).');
export const countryField = () =>
  string()
    .defined('Only addresses in the United States can be delivered to.')
    .oneOf([CHECKOUT_COUNTRY], 'Only addresses in the United States can be delivered to.');
export const optionalLine = () =>
  string()
    .max(200, 'Address Line 2 must be at most 200 characters.')
    .test(
      'one-line',
      'Address Line 2 must be one line of text.',
      (text = '') => text.length > 200 || ONE_LINE_PATTERN.test(text),
    )
    .optional();
