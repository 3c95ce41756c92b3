import { array, number, object, string } from 'yup';
import { dollarsField } from '../money/money.schema.ts';
import { CART_LINES_MAX, CART_TEXT_MAX, QUANTITY_MAX } from './cart.rules.ts';

const pricedLine = {
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

const emptyMessage = 'The cart is empty.';
const tooManyMessage = `A cart holds at most ${CART_LINES_MAX} different items.`;

/** Cart of a quote: products, quantities, and the prices that the buyer saw. */
export const pricedCartSchema = array(object(pricedLine))
  .required(emptyMessage)
  .min(1, emptyMessage)
  .max(CART_LINES_MAX, tooManyMessage);

/** Cart in API requests, including the displayed title and image of each line. */
export const cartSchema = array(
  object({
    ...pricedLine,
    title: string().max(CART_TEXT_MAX, 'Title is too long.').optional(),
    image: string().max(CART_TEXT_MAX, 'Image is too long.').optional(),
  }),
)
  .required(emptyMessage)
  .min(1, emptyMessage)
  .max(CART_LINES_MAX, tooManyMessage);
