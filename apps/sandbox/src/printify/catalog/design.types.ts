export type Kind =
  't-shirt' | 'kids-shirt' | 'hoodie' | 'mug' | 'tote' | 'print' | 'notebook' | 'stickers' | 'cap';

type Scene = 'dawn' | 'day' | 'dusk' | 'night';

/** Words of the lexigram vocabulary, or a forest scene. */
export type Motif = { words: readonly string[] } | { scene: Scene };

export interface Color {
  name: string;
  hex: string;
}

export interface Size {
  name: string;
  priceCents: number;
  costCents: number;
  grams: number;
}

/** A variant by its title: 'M / Forest', or '12″ x 18″' without a choice of color. */
type Combination = string;

/** Product design; `products.ts` converts it to a Printify product. */
export interface Design {
  slug: string;
  title: string;
  kind: Kind;
  motif: Motif;
  colors: readonly Color[];
  tags?: readonly string[];
  /** HTML as written in Printify's editor. */
  description: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  isPublished?: false;
  /** Combinations that the blueprint does not offer. */
  notOffered?: readonly Combination[];
  /** Offered by Printify but disabled in the shop. */
  disabled?: readonly Combination[];
  soldOut?: readonly Combination[] | 'all';
}
