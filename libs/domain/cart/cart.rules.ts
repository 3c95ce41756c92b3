import { centsFromDollars, dollarsFromCents } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { getGallery } from '../products/product.rules.ts';
import type { Product, ProductVariant } from '../products/product.types.ts';
import type { CartItem, CartKey } from './cart.types.ts';

/** The most of one variant that can be ordered at once. */
export const QUANTITY_MAX = 99;
/** Different variants in one cart. */
export const CART_LINES_MAX = 50;
const QUANTITY_SELECT_MIN = 5;

/** Whether two lines are of one variant. */
export const isSameLine = (one: CartKey, other: CartKey) =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

/** Whether two carts are the same things in the same numbers at the same prices, in any order. */
export const isSameCart = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every((line) =>
    other.some((its) => isSameLine(line, its) && line.quantity === its.quantity && line.price === its.price),
  );

const withinLimits = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 0), QUANTITY_MAX);

/** The line that a product page puts into the cart. */
export function toCartItem(product: Product, variant: ProductVariant, quantity: number): CartItem {
  return {
    product_id: product.id,
    variant_id: variant.id,
    title: formatCartTitle(product, variant),
    quantity: withinLimits(quantity),
    price: dollarsFromCents(variant.price),
    image: getGallery(product, variant)[0]?.src ?? '',
  };
}

/** A product's title with its size and color. */
export const formatCartTitle = (product: Pick<Product, 'title'>, variant: Pick<ProductVariant, 'title'>) =>
  `${product.title} - ${variant.title}`;

/** Raises the quantity of a variant that is in the cart already, else adds a line at the end. */
export function withItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const present = cart.find((line) => isSameLine(line, item));
  if (present === undefined) return [...cart, item].slice(0, CART_LINES_MAX);
  return cart.map((line) =>
    line === present ? { ...item, quantity: withinLimits(present.quantity + item.quantity) } : line,
  );
}

/** Quantity 0 removes the line. */
export function withQuantity(cart: readonly CartItem[], key: CartKey, quantity: number): CartItem[] {
  const wanted = withinLimits(quantity);
  return cart.flatMap((line) => {
    if (!isSameLine(line, key)) return [line];
    return wanted === 0 ? [] : [{ ...line, quantity: wanted }];
  });
}

/** Puts a line back where it was; one that is in the cart again meanwhile is raised instead. */
export function withItemBack(cart: readonly CartItem[], item: CartItem, at: number): CartItem[] {
  return cart.some((line) => isSameLine(line, item))
    ? withItem(cart, item)
    : [...cart.slice(0, at), item, ...cart.slice(at)].slice(0, CART_LINES_MAX);
}

/** How many things are in the cart, as its badge says. */
export const countCartItems = (cart: readonly CartItem[]) =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

/** What a line costs. */
export const computeLineCents = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Cents =>
  (centsFromDollars(price) ?? 0) * quantity;

export const computeSubtotal = (cart: readonly CartItem[]): Cents =>
  cart.reduce((sum, line) => sum + computeLineCents(line), 0);

/** The quantities of a line's select: 0 removes, then up to the larger of 5 and what is in the cart. */
export function listQuantityChoices(current: number): number[] {
  return Array.from({ length: Math.max(QUANTITY_SELECT_MIN, current) + 1 }, (_, quantity) => quantity);
}
