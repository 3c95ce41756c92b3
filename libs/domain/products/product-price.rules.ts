import type { Cents } from '../money/money.ts';
import { isBuyable, findListedVariant, parseOptions } from './product.rules.ts';
import type { Product } from './product-response.schema.ts';

/** Price in the product list; `isFrom` when some variants cost more. */
export type ListPrice = { cents: Cents; isFrom: boolean };

/**
 * Lowest price among the buyable variants; otherwise among the enabled ones; otherwise among all. 0 without variants.
 */
export function getListPrice(product: Pick<Product, 'variants'>): ListPrice {
  const { variants } = product;
  const enabled = variants.filter(({ is_enabled }) => is_enabled);
  const counted = [variants.filter(isBuyable), enabled, variants].find(({ length }) => length > 0) ?? [];
  const prices = counted.map(({ price }) => price);
  const cents = prices.length === 0 ? 0 : Math.min(...prices);
  return { cents, isFrom: prices.some((price) => price > cents) };
}

export const isSoldOut = ({ variants }: Pick<Product, 'variants'>) => !variants.some(isBuyable);

/** Sizes and colors on sale, in the product's order. */
export function listSoldOptions(product: Pick<Product, 'variants'>): { sizes: string[]; colors: string[] } {
  const sold = product.variants.filter(({ is_enabled }) => is_enabled);
  const listed = findListedVariant(product);
  const options = (sold.length > 0 || listed === undefined ? sold : [listed]).map(parseOptions);
  const each = (values: string[]) => [...new Set(values)].filter((value) => value !== '');
  return { sizes: each(options.map(({ size }) => size)), colors: each(options.map(({ color }) => color)) };
}
