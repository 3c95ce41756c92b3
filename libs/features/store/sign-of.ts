import type { Product } from '@paniscus/domain';

const SIGNS = { apparel: 'shirt', mugs: 'coffee', prints: 'outdoors', bags: 'carry' } as const;

/** The word whose sign stands for a product: by its kind, where the board has a word for that. */
export function signOf({ tags }: Pick<Product, 'tags'>): string {
  const kinds = tags.map((tag) => tag.toLowerCase());
  const found = Object.entries(SIGNS).find(([kind]) => kinds.includes(kind));
  return found?.[1] ?? 'hand';
}
