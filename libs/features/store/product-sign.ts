import type { SiteWord } from '@paniscus/domain/keyboard';
import type { Product } from '@paniscus/domain/products';

const SIGNS = {
  apparel: 'shirt',
  mugs: 'coffee',
  prints: 'outdoors',
  bags: 'carry',
} as const satisfies Readonly<Record<string, SiteWord>>;

/** Lexigram that represents a product, chosen by its tags. */
export function getSign({ tags }: Pick<Product, 'tags'>): SiteWord {
  const kinds = tags.map((tag) => tag.toLowerCase());
  const found = Object.entries(SIGNS).find(([kind]) => kinds.includes(kind));
  return found?.[1] ?? 'hand';
}
