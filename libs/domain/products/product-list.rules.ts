import { getListPrice } from './product-price.rules.ts';
import { isBuyable } from './product.rules.ts';
import type { Product } from './product-response.schema.ts';

export const PRODUCT_SORTS = ['featured', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type ProductFilter = { tag: string; sort: ProductSort; isAvailableOnly: boolean };

export function listTags(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
}

/** Parses the filter from query parameters; unknown values count as not set. */
export function productFilterFrom(query: { get(name: string): string | null }): ProductFilter {
  const sort = PRODUCT_SORTS.find((known) => known === query.get('sort')) ?? 'featured';
  return { tag: query.get('tag') ?? '', sort, isAvailableOnly: query.get('available') === '1' };
}

/** Products that match the filter, sorted; 'featured' is Printify's order. */
export function productsFor(products: readonly Product[], filter: ProductFilter): Product[] {
  const chosen = products.filter(
    ({ tags, variants }) =>
      (filter.tag === '' || tags.includes(filter.tag)) &&
      (!filter.isAvailableOnly || variants.some(isBuyable)),
  );
  return chosen.sort(ORDERS[filter.sort]);
}

const getPrice = (product: Product) => getListPrice(product).cents;

const ORDERS: Record<ProductSort, (one: Product, other: Product) => number> = {
  featured: () => 0,
  newest: (one, other) => other.created_at.localeCompare(one.created_at),
  'price-up': (one, other) => getPrice(one) - getPrice(other),
  'price-down': (one, other) => getPrice(other) - getPrice(one),
  name: (one, other) => one.title.localeCompare(other.title),
};
