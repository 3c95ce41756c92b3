import { centsFromDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { isBuyable } from '../products/product.rules.ts';
import type { Product, ProductVariant } from '../products/product.types.ts';
import { toCartItem, isSameLine, computeSubtotal } from './cart.rules.ts';
import type { CartItem } from './cart.types.ts';

/** What has changed in the store since a line went into the cart. */
export type CartChange =
  | { kind: 'price'; item: CartItem; nowCents: Cents }
  /** Made by nobody just now. */
  | { kind: 'sold-out'; item: CartItem }
  /** Not in the store any more. */
  | { kind: 'gone'; item: CartItem };

/** Compares the cart with the store. Nothing is changed by it: what it finds is told to the buyer first. */
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

/** The cart as it can be bought: at today's prices, without what cannot be had. */
export function withChangesAccepted(cart: readonly CartItem[], products: readonly Product[]): CartItem[] {
  return cart.flatMap((item) => {
    const { product, variant } = foundIn(products, item);
    if (product === undefined || variant === undefined || !isBuyable(variant)) return [];
    return [toCartItem(product, variant, item.quantity)];
  });
}

/** What the cart will come to when its changes are accepted. */
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
