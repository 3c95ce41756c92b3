import { array, number, object, string } from 'yup';
import { dollarsField } from '../money/money.schema.ts';
import { CART_LINES_MAX, CART_TEXT_MAX, QUANTITY_MAX } from './cart.rules.ts';

const orderedLine = {
  product_id: string().required('Product is required.').max(CART_TEXT_MAX, 'Invalid product.'),
  variant_id: number()
    .required('Variant is required.')
    .integer('Invalid variant.')
    .min(1, 'Invalid variant.'),
  quantity: number()
    .required('Quantity is required.')
    .integer('Quantity must be a whole number.')
    .min(1, 'Quantity must be at least 1.')
    .max(QUANTITY_MAX, 'Quantity must be at most 99.'),
  price: dollarsField('Price'),
};

const atLeastOne = 'The cart is empty.';
const notTooMany = `A cart holds at most ${CART_LINES_MAX} different items.`;

/** Cart of a quote or purchase as prices need it: what, how many, and the price that the buyer saw. */
export const pricedCartSchema = array(object(orderedLine))
  .required(atLeastOne)
  .min(1, atLeastOne)
  .max(CART_LINES_MAX, notTooMany);

/** Cart in API requests, with what is shown of each line. */
export const cartSchema = array(
  object({
    ...orderedLine,
    title: string().max(CART_TEXT_MAX, 'Title is too long.').optional(),
    image: string().max(CART_TEXT_MAX, 'Image is too long.').optional(),
  }),
)
  .required(atLeastOne)
  .min(1, atLeastOne)
  .max(CART_LINES_MAX, notTooMany);
