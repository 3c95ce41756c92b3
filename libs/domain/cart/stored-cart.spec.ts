import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSubtotal } from './cart.rules.ts';
import { cartSchema } from './cart.schema.ts';
import { parseCart, parseRemovedItem } from './stored-cart.ts';

const line = {
  product_id: 'shirt',
  variant_id: 102,
  title: 'Forest Shirt - M / Moss',
  quantity: 2,
  price: 24,
  image: '/api/product-pictures/abc',
};

describe('cart in local storage', () => {
  it('is parsed unchanged after it was stored', () => {
    expect(parseCart(JSON.stringify([line]))).toEqual([line]);
  });

  it.each([null, '', 'null', '{', '"cart"', '7', '{"0":{}}', '[null,1,"x",[],{}]'])(
    'is empty when the stored value is %s',
    (stored) => {
      expect(parseCart(stored)).toEqual([]);
    },
  );

  it.each([
    ['an empty product id', { product_id: '' }],
    ['a numeric product id', { product_id: 7 }],
    ['a variant id sent as text', { variant_id: '102' }],
    ['a fractional quantity', { quantity: 1.5 }],
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity above 99', { quantity: 100 }],
    ['a negative price', { price: -1 }],
    ['a price with three decimals', { price: 1.005 }],
    ['a price sent as text', { price: '24' }],
    ['a title that is too long', { title: 'x'.repeat(501) }],
  ])('drops a line with %s', (_what, changes) => {
    expect(parseCart(JSON.stringify([{ ...line, ...changes }, line]))).toEqual([line]);
  });

  it('merges two lines of the same variant', () => {
    expect(parseCart(JSON.stringify([line, { ...line, quantity: 3 }]))).toEqual([{ ...line, quantity: 5 }]);
  });

  it.each(['javascript:alert(1)', 'http://example.org/a.png', '//example.org/a.png', 'data:text/html,x', 7])(
    'removes the unsafe image URL %s',
    (image) => {
      expect(parseCart(JSON.stringify([{ ...line, image }]))).toEqual([{ ...line, image: '' }]);
    },
  );

  it('contains only valid items for any stored value', () => {
    const anyLine = fc.record(
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
      fc.array(fc.oneof(anyLine, fc.constant(line))).map((lines) => JSON.stringify(lines)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const cart = parseCart(text);

        expect(cart.length).toBeLessThanOrEqual(50);
        expect(
          cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99),
        ).toBe(true);
        expect(cart.length === 0 || cartSchema.isValidSync(cart, { strict: true })).toBe(true);
        expect(Number.isSafeInteger(computeSubtotal(cart))).toBe(true);
        expect(parseCart(JSON.stringify(cart))).toEqual(cart);
      }),
    );
  });
});

describe('removed line in session storage', () => {
  it('is parsed unchanged after it was stored', () => {
    expect(parseRemovedItem({ item: line, index: 0 })).toEqual({ item: line, index: 0 });
  });

  it.each([undefined, null, 'line', [], { item: line }, { item: line, index: -1 }, { item: {}, index: 0 }])(
    'is ignored when the stored value is %j',
    (stored) => {
      expect(parseRemovedItem(stored)).toBeUndefined();
    },
  );
});
