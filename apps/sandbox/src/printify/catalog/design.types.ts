export const KINDS = [
  't-shirt',
  'kids-shirt',
  'hoodie',
  'mug',
  'tote',
  'print',
  'notebook',
  'stickers',
  'cap',
] as const;
export type Kind = (typeof KINDS)[number];

export type Scene = 'dawn' | 'day' | 'dusk' | 'night';

/** What is printed: one or more words of the lexigram vocabulary, or a forest scene. */
export type Motif = { words: readonly string[] } | { scene: Scene };

export interface Color {
  name: string;
  /** '#23402f' */
  hex: string;
}

export interface Size {
  name: string;
  priceCents: number;
  costCents: number;
  grams: number;
}

/** A variant, named as in its title: 'M / Forest', or '12″ x 18″' where there is no choice of color. */
type Combination = string;

/** One product as it was thought out; `products.ts` makes Printify's object of it. */
export interface Design {
  slug: string;
  title: string;
  kind: Kind;
  motif: Motif;
  colors: readonly Color[];
  /** Beside the kind's own. */
  tags?: readonly string[];
  /** HTML, as a person wrote it in Printify's editor. */
  description: string;
  /** ISO 8601, a moment in UTC. */
  createdAt: string;
  isPublished?: false;
  /** Combinations that Printify does not make at all. */
  notMade?: readonly Combination[];
  /** Made, but not sold by the organization. */
  disabled?: readonly Combination[];
  /** Sold, but out of stock; 'all' of them. */
  soldOut?: readonly Combination[] | 'all';
}
