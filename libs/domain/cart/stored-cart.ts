import { dollarsToCents } from '../money/money.ts';
import { toRecord } from '../validation/records.ts';
import { CART_LINES_MAX, CART_TEXT_MAX, QUANTITY_MAX, withItem } from './cart.rules.ts';
import type { CartItem, RemovedItem } from './cart.types.ts';

/**
 * Parses the cart from local storage, which is untrusted. Drops malformed lines and merges lines of the same variant.
 * Accepts what `cart.schema.ts` accepts, without yup, which pages with a cart do not load.
 */
export function parseCart(stored: string | null): CartItem[] {
  const lines = parseJson(stored);
  if (!Array.isArray(lines)) return [];
  return lines
    .slice(0, CART_LINES_MAX)
    .flatMap(parseLine)
    .reduce<CartItem[]>((cart, line) => withItem(cart, line), []);
}

/** Parses a removed line from session storage; undefined if it is malformed. */
export function parseRemovedItem(stored: unknown): RemovedItem | undefined {
  const { item, index } = toRecord(stored);
  const [line] = parseLine(item);
  const isIndex = index === 0 || isPositiveInteger(index, CART_LINES_MAX);
  return line === undefined || !isIndex ? undefined : { item: line, index };
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}

function parseLine(value: unknown): CartItem[] {
  const { product_id, variant_id, title, quantity, price, image } = toRecord(value);
  const isValid =
    isText(product_id) &&
    product_id !== '' &&
    isText(title) &&
    isPositiveInteger(variant_id, Number.MAX_SAFE_INTEGER) &&
    isPositiveInteger(quantity, QUANTITY_MAX) &&
    typeof price === 'number' &&
    dollarsToCents(price) !== undefined;
  if (!isValid) return [];
  return [{ product_id, variant_id, title, quantity, price, image: parseImage(image) }];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= CART_TEXT_MAX;

const isPositiveInteger = (value: unknown, maximum: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maximum;

/** Accepts only pictures of this site and https URLs; no `javascript:` or `data:` URLs. */
function parseImage(image: unknown): string {
  const isSafe = isText(image) && (/^\/(?!\/)/.test(image) || image.startsWith('https://'));
  return isSafe ? image : '';
}
