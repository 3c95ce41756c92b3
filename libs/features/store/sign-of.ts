import type { Product, SiteWord } from '@paniscus/domain';

const SIGNS = {
  apparel: 'shirt',
  mugs: 'coffee',
  prints: 'outdoors',
  bags: 'carry',
} as const satisfies Readonly<Record<string, SiteWord>>;

/** The word whose sign stands for a product: by its kind, where the board has a word for that. */
export function getSign({ tags }: Pick<Product, 'tags'>): SiteWord {
  const kinds = tags.map((tag) => tag.toLowerCase());
  const found = Object.entries(SIGNS).find(([kind]) => kinds.includes(kind));
  return found?.[1] ?? 'hand';
}
