import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countCartItems,
  toCartItem,
  computeLineCents,
  listQuantityChoices,
  computeSubtotal,
  withItem,
  withoutOrdered,
  findStillRemoved,
  withRestoredItem,
  withQuantity,
} from './cart.rules.ts';
import type { CartItem } from './cart.types.ts';

const line = (variant_id: number, quantity = 1, price = 24): CartItem => ({
  product_id: 'shirt',
  variant_id,
  title: 'Forest Shirt - M / Moss',
  quantity,
  price,
  image: '/shirt',
});
const listQuantities = (cart: CartItem[]) => cart.map(({ variant_id, quantity }) => [variant_id, quantity]);

const anyLine = fc.record({
  product_id: fc.constantFrom('shirt', 'mug'),
  variant_id: fc.integer({ min: 1, max: 5 }),
  title: fc.constant('Mug'),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
  image: fc.constant(''),
});
const anyCart = fc
  .array(anyLine, { maxLength: 12 })
  .map((lines) => lines.reduce<CartItem[]>((cart, item) => withItem(cart, item), []));

describe('adding to the cart', () => {
  it('builds the line from the product and variant', () => {
    const variant = { id: 102, title: 'M / Moss', price: 2450, is_enabled: true, is_available: true };
    const product = {
      id: 'shirt',
      title: 'Forest Shirt',
      description: '',
      images: [{ src: '/front', position: 'front', variant_ids: [102] }],
      variants: [variant],
      tags: [],
      created_at: '',
    };

    expect(toCartItem(product, variant, 2)).toEqual({
      product_id: 'shirt',
      variant_id: 102,
      title: 'Forest Shirt - M / Moss',
      quantity: 2,
      price: 24.5,
      image: '/front',
    });
  });

  it('increases the quantity of an existing line, and appends a new one', () => {
    const cart = withItem(withItem([line(1, 2)], line(2)), line(1, 3));

    expect(listQuantities(cart)).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  it('limits a line to a quantity of 99 and the cart to 50 lines', () => {
    const full = Array.from({ length: 50 }, (_, index) => line(index + 1));

    expect(withItem([line(1, 98)], line(1, 5))[0]?.quantity).toBe(99);
    expect(withItem(full, line(51))).toEqual(full);
  });
});

describe('changing the cart', () => {
  it('sets the quantity, and removes the line at 0', () => {
    const cart = [line(1), line(2, 2)];

    expect(listQuantities(withQuantity(cart, line(2), 7))).toEqual([
      [1, 1],
      [2, 7],
    ]);
    expect(listQuantities(withQuantity(cart, line(1), 0))).toEqual([[2, 2]]);
    expect(withQuantity(cart, line(9), 3)).toEqual(cart);
  });

  it('restores a removed line at its old position', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        fc.pre(cart.length > 0);
        const index = pick % cart.length;
        const item = cart[index] as CartItem;

        expect(withRestoredItem(withQuantity(cart, item, 0), item, index)).toEqual(cart);
      }),
    );
  });

  it('merges a restored line with an existing line of the same variant', () => {
    expect(listQuantities(withRestoredItem([line(1, 2)], line(1, 3), 0))).toEqual([[1, 5]]);
  });

  it('holds no removed line that came back in the meantime', () => {
    const removed = { item: line(1), index: 0 };

    expect(findStillRemoved([line(2)], removed)).toBe(removed);
    expect(findStillRemoved([line(2), line(1, 3)], removed)).toBeUndefined();
    expect(findStillRemoved([line(2)], undefined)).toBeUndefined();
  });

  it('offers quantities from 0 to 5, or up to the current quantity when it is larger', () => {
    expect(listQuantityChoices(1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(listQuantityChoices(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('cart totals', () => {
  it('count items, not lines', () => {
    expect(countCartItems([line(1, 2), line(2, 3)])).toBe(5);
    expect(countCartItems([])).toBe(0);
  });

  it('avoid floating-point errors', () => {
    expect(computeLineCents({ price: 0.29, quantity: 3 })).toBe(87);
    expect(computeSubtotal([line(1, 3, 19.99), line(2, 1, 0.1), line(3, 1, 0.2)])).toBe(6027);
  });

  it('equal the sum of the lines to the cent, in any order', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const sum = cart.reduce(
          (cents, { price, quantity }) => cents + Math.round(price * 100) * quantity,
          0,
        );

        expect(computeSubtotal(cart)).toBe(sum);
        expect(computeSubtotal(cart.toReversed())).toBe(sum);
        expect(Number.isSafeInteger(computeSubtotal(cart))).toBe(true);
      }),
    );
  });
});

describe('a cart after an order', () => {
  it('keeps what was chosen since: other variants, and more of what was ordered', () => {
    const cart = [line(1, 3), line(2, 1), line(3, 2)];
    const ordered = [line(1, 2), line(2, 4), line(4, 1)];

    expect(listQuantities(withoutOrdered(cart, ordered))).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  it('is empty when all of it was ordered, and whole when nothing of it was', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(withoutOrdered(cart, cart)).toEqual([]);
        expect(withoutOrdered(cart, [])).toEqual(cart);
        expect(withoutOrdered([], cart)).toEqual([]);
      }),
    );
  });
});
