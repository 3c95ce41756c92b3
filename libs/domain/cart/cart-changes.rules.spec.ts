import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, ProductVariant } from '../products/product-response.schema.ts';
import { findCartChanges, computeSubtotalWithChanges, withChangesAccepted } from './cart-changes.rules.ts';
import { toCartItem, computeSubtotal } from './cart.rules.ts';

const variant = (id: number, changes: Partial<ProductVariant> = {}): ProductVariant => ({
  id,
  title: 'M / Moss',
  price: 2400,
  is_enabled: true,
  is_available: true,
  ...changes,
});
const createStore = (...variants: ProductVariant[]): Product[] => [
  { id: 'shirt', title: 'Shirt', description: '', images: [], variants, tags: [], created_at: '' },
];
const buildCart = (products: Product[], quantity = 2) =>
  products.flatMap((product) => product.variants.map((variant) => toCartItem(product, variant, quantity)));

const before = createStore(variant(1), variant(2), variant(3), variant(4));
const cart = buildCart(before);

describe('cart changes', () => {
  it('are empty while the store is unchanged', () => {
    expect(findCartChanges(cart, before)).toEqual([]);
    expect(withChangesAccepted(cart, before)).toEqual(cart);
  });

  it('report changed prices, sold-out items and removed items', () => {
    const current = createStore(
      variant(1, { price: 2600 }),
      variant(2, { is_available: false }),
      variant(3, { is_enabled: false }),
    );

    expect(findCartChanges(cart, current)).toEqual([
      { kind: 'price', item: cart[0], currentCents: 2600 },
      { kind: 'sold-out', item: cart[1] },
      { kind: 'gone', item: cart[2] },
      { kind: 'gone', item: cart[3] },
    ]);
  });

  it('do not modify the cart', () => {
    const copy = JSON.stringify(cart);

    findCartChanges(cart, createStore(variant(1, { price: 9900 })));

    expect(JSON.stringify(cart)).toBe(copy);
  });

  it('update the cart to current prices when accepted', () => {
    const current = createStore(variant(1, { price: 2600 }), variant(2, { is_available: false }));

    expect(withChangesAccepted(cart, current)).toEqual([{ ...cart[0], price: 26 }]);
    expect(withChangesAccepted(cart, [])).toEqual([]);
  });

  it('are empty after acceptance, and match the announced subtotal', () => {
    const variantChanges = fc.record({
      price: fc.integer({ min: 0, max: 99_999 }),
      is_enabled: fc.boolean(),
      is_available: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(variantChanges, { maxLength: 4 }),
        fc.integer({ min: 1, max: 99 }),
        (changes, quantity) => {
          const current = createStore(...changes.map((change, index) => variant(index + 1, change)));
          const cart = buildCart(before, quantity);

          const accepted = withChangesAccepted(cart, current);

          expect(findCartChanges(accepted, current)).toEqual([]);
          expect(computeSubtotalWithChanges(cart, findCartChanges(cart, current))).toBe(
            computeSubtotal(accepted),
          );
        },
      ),
    );
  });
});
