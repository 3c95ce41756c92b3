import { dollarsToCents } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { isBuyable } from '../products/product.rules.ts';
import type { Product, ProductVariant } from '../products/product-response.schema.ts';
import { toCartItem, isSameLine, computeSubtotal } from './cart.rules.ts';
import type { CartItem } from './cart.types.ts';

export type CartChange =
  | { kind: 'price'; item: CartItem; currentCents: Cents }
  /** Still sold, but currently out of stock at Printify. */
  | { kind: 'sold-out'; item: CartItem }
  | { kind: 'gone'; item: CartItem };

/** Compares the cart with the current store. Does not modify the cart; the buyer accepts changes first. */
export function findCartChanges(cart: readonly CartItem[], products: readonly Product[]): CartChange[] {
  return cart.flatMap((item): CartChange[] => {
    const { variant } = findProductVariant(products, item);
    if (variant === undefined || !variant.is_enabled) return [{ kind: 'gone', item }];
    if (!isBuyable(variant)) return [{ kind: 'sold-out', item }];
    return variant.price === dollarsToCents(item.price)
      ? []
      : [{ kind: 'price', item, currentCents: variant.price }];
  });
}

/** The cart at current prices, without items that cannot be bought. */
export function withChangesAccepted(cart: readonly CartItem[], products: readonly Product[]): CartItem[] {
  return cart.flatMap((item) => {
    const { product, variant } = findProductVariant(products, item);
    if (product === undefined || variant === undefined || !isBuyable(variant)) return [];
    return [toCartItem(product, variant, item.quantity)];
  });
}

export function computeSubtotalWithChanges(cart: readonly CartItem[], changes: readonly CartChange[]): Cents {
  return cart.reduce((sum, item) => {
    const change = changes.find(({ item: changed }) => isSameLine(changed, item));
    if (change === undefined) return sum + computeSubtotal([item]);
    return change.kind === 'price' ? sum + change.currentCents * item.quantity : sum;
  }, 0);
}

function findProductVariant(
  products: readonly Product[],
  item: CartItem,
): { product?: Product; variant?: ProductVariant } {
  const product = products.find(({ id }) => id === item.product_id);
  return { product, variant: product?.variants.find(({ id }) => id === item.variant_id) };
}
