import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSubtotal } from './cart.rules.ts';
import { cartSchema } from './cart.schema.ts';
import { cartFrom } from './stored-cart.ts';

const line = {
  product_id: 'shirt',
  variant_id: 102,
  title: 'Forest Shirt - M / Moss',
  quantity: 2,
  price: 24,
  image: '/api/product-pictures/abc',
};

describe('cart in local storage', () => {
  it('is read back as it was written', () => {
    expect(cartFrom(JSON.stringify([line]))).toEqual([line]);
  });

  it.each([null, '', 'null', '{', '"cart"', '7', '{"0":{}}', '[null,1,"x",[],{}]'])(
    'is empty when the stored value is %s',
    (stored) => {
      expect(cartFrom(stored)).toEqual([]);
    },
  );

  it.each([
    ['no product', { product_id: '' }],
    ['a number for a product', { product_id: 7 }],
    ['no variant', { variant_id: '102' }],
    ['half a thing', { quantity: 1.5 }],
    ['nothing of it', { quantity: 0 }],
    ['more than 99', { quantity: 100 }],
    ['a price below zero', { price: -1 }],
    ['a price of three decimals', { price: 1.005 }],
    ['a price in words', { price: '24' }],
    ['a title without an end', { title: 'x'.repeat(501) }],
  ])('drops a line with %s', (_what, changes) => {
    expect(cartFrom(JSON.stringify([{ ...line, ...changes }, line]))).toEqual([line]);
  });

  it('merges two lines of the same variant', () => {
    expect(cartFrom(JSON.stringify([line, { ...line, quantity: 3 }]))).toEqual([{ ...line, quantity: 5 }]);
  });

  it.each(['javascript:alert(1)', 'http://example.org/a.png', '//example.org/a.png', 'data:text/html,x', 7])(
    'rejects a picture from %s',
    (image) => {
      expect(cartFrom(JSON.stringify([{ ...line, image }]))).toEqual([{ ...line, image: '' }]);
    },
  );

  it('never throws and never contains an item that cannot be ordered, for any stored value', () => {
    const hostile = fc.record(
      {
        product_id: fc.oneof(fc.string(), fc.jsonValue()),
        variant_id: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        title: fc.oneof(fc.string(), fc.jsonValue()),
        quantity: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double(), fc.jsonValue()),
        price: fc.oneof(fc.double({ min: 0, max: 100 }), fc.integer(), fc.jsonValue()),
        image: fc.oneof(fc.webUrl(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(hostile, fc.constant(line))).map((lines) => JSON.stringify(lines)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const cart = cartFrom(text);

        expect(cart.length).toBeLessThanOrEqual(50);
        expect(
          cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99),
        ).toBe(true);
        expect(cart.length === 0 || cartSchema.isValidSync(cart, { strict: true })).toBe(true);
        expect(Number.isSafeInteger(computeSubtotal(cart))).toBe(true);
        expect(cartFrom(JSON.stringify(cart))).toEqual(cart);
      }),
    );
  });
});
