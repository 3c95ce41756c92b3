import { expect, it } from 'vitest';
import { isSameCart } from './cart.rules.ts';

const shirt = {
  product_id: 'shirt',
  variant_id: 102,
  title: 'Forest Shirt - M / Moss',
  quantity: 1,
  price: 24,
  image: '',
};
const mug = { ...shirt, product_id: 'mug', variant_id: 201, price: 14.5 };

it('treats carts with the same lines as equal regardless of their order', () => {
  expect(isSameCart([shirt, mug], [mug, shirt])).toBe(true);
  expect(isSameCart([], [])).toBe(true);
});

it.each([
  ['another quantity', [{ ...shirt, quantity: 2 }, mug]],
  ['another price', [{ ...shirt, price: 25 }, mug]],
  ['another variant', [{ ...shirt, variant_id: 103 }, mug]],
  ['one line less', [shirt]],
  ['one line more', [shirt, mug, { ...mug, variant_id: 202 }]],
])('treats carts as different with %s', (_what, other) => {
  expect(isSameCart([shirt, mug], other)).toBe(false);
});
