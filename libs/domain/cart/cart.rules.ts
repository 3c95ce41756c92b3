import { dollarsToCents, centsToDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { getGallery } from '../products/product.rules.ts';
import type { Product, ProductVariant } from '../products/product-response.schema.ts';
import type { CartItem, CartKey, CartQuantity, RemovedItem } from './cart.types.ts';

/** Maximum quantity of one variant per order. */
export const QUANTITY_MAX = 99;
/** Maximum number of different variants in a cart. */
export const CART_LINES_MAX = 50;
/** Maximum length of each text of a cart line. */
export const CART_TEXT_MAX = 500;
const QUANTITY_SELECT_MIN = 5;

export const isSameLine = (one: CartKey, other: CartKey) =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

/** Whether two carts hold the same variants, quantities and prices, in any order. */
export const isSameCart = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every((line) =>
    other.some(
      (candidate) =>
        isSameLine(line, candidate) && line.quantity === candidate.quantity && line.price === candidate.price,
    ),
  );

const clampQuantity = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 0), QUANTITY_MAX);

export function toCartItem(product: Product, variant: ProductVariant, quantity: number): CartItem {
  return {
    product_id: product.id,
    variant_id: variant.id,
    title: formatCartTitle(product, variant),
    quantity: clampQuantity(quantity),
    price: centsToDollars(variant.price),
    image: getGallery(product, variant)[0]?.src ?? '',
  };
}

export const formatCartTitle = (product: Pick<Product, 'title'>, variant: Pick<ProductVariant, 'title'>) =>
  `${product.title} - ${variant.title}`;

/** Increases the quantity when the variant is already in the cart; otherwise appends a line. */
export function withItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const existing = cart.find((line) => isSameLine(line, item));
  if (existing === undefined) return [...cart, item].slice(0, CART_LINES_MAX);
  return cart.map((line) =>
    line === existing ? { ...item, quantity: clampQuantity(existing.quantity + item.quantity) } : line,
  );
}

/** Quantity 0 removes the line. */
export function withQuantity(cart: readonly CartItem[], key: CartKey, quantity: number): CartItem[] {
  const clamped = clampQuantity(quantity);
  return cart.flatMap((line) => {
    if (!isSameLine(line, key)) return [line];
    return clamped === 0 ? [] : [{ ...line, quantity: clamped }];
  });
}

/** What is left in the cart once an order is placed: it may hold more by then, chosen in another tab or later. */
export const withoutOrdered = (cart: readonly CartItem[], ordered: readonly CartQuantity[]): CartItem[] =>
  ordered.reduce<CartItem[]>(
    (rest, item) => {
      const line = rest.find((candidate) => isSameLine(candidate, item));
      return line === undefined ? rest : withQuantity(rest, item, line.quantity - item.quantity);
    },
    [...cart],
  );

/** Restores a removed line at its position, or adds its quantity if the variant is in the cart again. */
export function withRestoredItem(cart: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  return cart.some((line) => isSameLine(line, item))
    ? withItem(cart, item)
    : [...cart.slice(0, index), item, ...cart.slice(index)].slice(0, CART_LINES_MAX);
}

/** A removed line as long as it is gone; undefined once it is in the cart again, for example from another tab. */
export function findStillRemoved(
  cart: readonly CartItem[],
  removed: RemovedItem | null | undefined,
): RemovedItem | undefined {
  const isBack = !removed || cart.some((line) => isSameLine(line, removed.item));
  return isBack ? undefined : removed;
}

export const countCartItems = (cart: readonly CartItem[]) =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

export const computeLineCents = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Cents =>
  (dollarsToCents(price) ?? 0) * quantity;

export const computeSubtotal = (cart: readonly CartItem[]): Cents =>
  cart.reduce((sum, line) => sum + computeLineCents(line), 0);

/** Options of the quantity select: 0 (remove) to 5, or up to the current quantity if larger. */
export function listQuantityChoices(current: number): number[] {
  return Array.from({ length: Math.max(QUANTITY_SELECT_MIN, current) + 1 }, (_, quantity) => quantity);
}
