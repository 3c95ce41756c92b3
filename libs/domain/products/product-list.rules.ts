import { parseSearchText } from '../search/search.rules.ts';
import { createTextFilter } from '../search/text-filter.rules.ts';
import { listOtherNames } from './product-names.rules.ts';
import { getListPrice } from './product-price.rules.ts';
import { isBuyable } from './product.rules.ts';
import type { Product } from './product-response.schema.ts';

export const PRODUCT_SORTS = ['featured', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** `text` is what a visitor searches for; empty for everything. */
export type ProductFilter = { text: string; tag: string; sort: ProductSort; isAvailableOnly: boolean };

export function listTags(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
}

/** Parses the filter from query parameters; unknown values count as not set. */
export function parseProductFilter(query: { get(name: string): string | null }): ProductFilter {
  const sort = PRODUCT_SORTS.find((option) => option === query.get('sort')) ?? 'featured';
  const text = parseSearchText(query.get('q'));
  return { text, tag: query.get('tag') ?? '', sort, isAvailableOnly: query.get('available') === '1' };
}

const toSearchText = ({ title, tags, variants }: Product) =>
  [
    title,
    ...tags,
    listOtherNames([title, ...tags].join('\n')),
    ...variants.map((variant) => variant.title),
  ].join('\n');

/** Products that match the filter, sorted; 'featured' is Printify's order. */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const matchesSearch = createTextFilter(products.map(toSearchText), filter.text);
  const matches = products.filter(
    (product) =>
      (filter.tag === '' || product.tags.includes(filter.tag)) &&
      (!filter.isAvailableOnly || product.variants.some(isBuyable)) &&
      matchesSearch(toSearchText(product)),
  );
  return matches.sort(COMPARATORS[filter.sort]);
}

const getPrice = (product: Product) => getListPrice(product).cents;

const COMPARATORS: Record<ProductSort, (one: Product, other: Product) => number> = {
  featured: () => 0,
  newest: (one, other) => other.created_at.localeCompare(one.created_at),
  'price-up': (one, other) => getPrice(one) - getPrice(other),
  'price-down': (one, other) => getPrice(other) - getPrice(one),
  name: (one, other) => one.title.localeCompare(other.title),
};
