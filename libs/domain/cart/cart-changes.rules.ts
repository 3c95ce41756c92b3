import { centsFromDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { isBuyable } from '../products/product.rules.ts';
import type { Product, ProductVariant } from '../products/product-response.schema.ts';
import { toCartItem, isSameLine, computeSubtotal } from './cart.rules.ts';
import type { CartItem } from './cart.types.ts';

export type CartChange =
  | { kind: 'price'; item: CartItem; nowCents: Cents }
  /** Still sold, but currently out of stock at Printify. */
  | { kind: 'sold-out'; item: CartItem }
  | { kind: 'gone'; item: CartItem };

/** Compares the cart with the current store. Does not modify the cart; the buyer accepts changes first. */
export function findCartChanges(cart: readonly CartItem[], products: readonly Product[]): CartChange[] {
  return cart.flatMap((item): CartChange[] => {
    const { variant } = foundIn(products, item);
    if (variant === undefined || !variant.is_enabled) return [{ kind: 'gone', item }];
    if (!isBuyable(variant)) return [{ kind: 'sold-out', item }];
    return variant.price === centsFromDollars(item.price)
      ? []
      : [{ kind: 'price', item, nowCents: variant.price }];
  });
}

/** The cart at current prices, without items that cannot be bought. */
export function withChangesAccepted(cart: readonly CartItem[], products: readonly Product[]): CartItem[] {
  return cart.flatMap((item) => {
    const { product, variant } = foundIn(products, item);
    if (product === undefined || variant === undefined || !isBuyable(variant)) return [];
    return [toCartItem(product, variant, item.quantity)];
  });
}

export function subtotalWithChanges(cart: readonly CartItem[], changes: readonly CartChange[]): Cents {
  return cart.reduce((sum, item) => {
    const change = changes.find((known) => isSameLine(known.item, item));
    if (change === undefined) return sum + computeSubtotal([item]);
    return change.kind === 'price' ? sum + change.nowCents * item.quantity : sum;
  }, 0);
}

function foundIn(
  products: readonly Product[],
  item: CartItem,
): { product?: Product; variant?: ProductVariant } {
  const product = products.find(({ id }) => id === item.product_id);
  return { product, variant: product?.variants.find(({ id }) => id === item.variant_id) };
}
