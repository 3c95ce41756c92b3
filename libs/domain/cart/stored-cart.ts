import { centsFromDollars } from '../money/money.ts';
import { CART_LINES_MAX, QUANTITY_MAX, withItem } from './cart.rules.ts';
import type { CartItem } from './cart.types.ts';

const TEXT_MAX = 500;

/**
 * Reads the cart out of the browser's storage, where anything may lie. Lines that cannot be what the site wrote
 * are left out; two lines of one variant become one.
 */
export function cartFrom(stored: string | null): CartItem[] {
  const lines = parsed(stored);
  if (!Array.isArray(lines)) return [];
  return lines
    .slice(0, CART_LINES_MAX)
    .flatMap(lineFrom)
    .reduce<CartItem[]>((cart, line) => withItem(cart, line), []);
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}

function lineFrom(value: unknown): CartItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { product_id, variant_id, title, quantity, price, image } = value as Record<string, unknown>;
  const isWhole =
    isText(product_id) &&
    product_id !== '' &&
    isText(title) &&
    isPositiveInteger(variant_id, Number.MAX_SAFE_INTEGER) &&
    isPositiveInteger(quantity, QUANTITY_MAX) &&
    typeof price === 'number' &&
    centsFromDollars(price) !== undefined;
  if (!isWhole) return [];
  return [{ product_id, variant_id, title, quantity, price, image: pictureFrom(image) }];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;

const isPositiveInteger = (value: unknown, maximum: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maximum;

/** Only this site's own pictures and such of other sites over https; nothing that a browser would run. */
function pictureFrom(image: unknown): string {
  const isSafe = isText(image) && (/^\/(?!\/)/.test(image) || image.startsWith('https://'));
  return isSafe ? image : '';
}
