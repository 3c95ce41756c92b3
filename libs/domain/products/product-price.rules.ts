import type { Cents } from '../money/money.ts';
import { isBuyable, findListedVariant, parseOptions } from './product.rules.ts';
import type { Product } from './product-response.schema.ts';

/** Price in the product list; `isStartingPrice` when some variants cost more. */
export type ListPrice = { cents: Cents; isStartingPrice: boolean };

/**
 * Lowest price among the buyable variants; otherwise among the enabled ones; otherwise among all. 0 without variants.
 */
export function getListPrice(product: Pick<Product, 'variants'>): ListPrice {
  const { variants } = product;
  const enabled = variants.filter(({ is_enabled }) => is_enabled);
  const candidates = [variants.filter(isBuyable), enabled, variants].find(({ length }) => length > 0) ?? [];
  const prices = candidates.map(({ price }) => price);
  const cents = prices.length === 0 ? 0 : Math.min(...prices);
  return { cents, isStartingPrice: prices.some((price) => price > cents) };
}

export const isSoldOut = ({ variants }: Pick<Product, 'variants'>) => !variants.some(isBuyable);

/** Sizes and colors on sale, in the product's order. */
export function listVariantOptions(product: Pick<Product, 'variants'>): {
  sizes: string[];
  colors: string[];
} {
  const enabled = product.variants.filter(({ is_enabled }) => is_enabled);
  const listed = findListedVariant(product);
  const options = (enabled.length > 0 || listed === undefined ? enabled : [listed]).map(parseOptions);
  const toDistinct = (values: string[]) => [...new Set(values)].filter((value) => value !== '');
  return {
    sizes: toDistinct(options.map(({ size }) => size)),
    colors: toDistinct(options.map(({ color }) => color)),
  };
}
