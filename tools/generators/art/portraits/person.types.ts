/** Attributes of a portrait; `looksLeft` mirrors it. */
export interface Person {
  id: number;
  looksLeft?: boolean;
  skin: string;
  hair: { cut: Cut; color: string };
  beard?: Beard;
  /** Width of the jaw relative to the default. */
  jaw?: number;
  /** From 0 (young) to 1 (old). */
  age: number;
  dress: { cut: Dress; color: string; under: string };
  worn?: readonly Worn[];
  /** Color of the background wash. */
  ground: string;
  plant: Plant;
  alt: string;
}

export type Cut =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braid'
  | 'bun'
  | 'cap'
  | 'close'
  | 'cornrows'
  | 'crop'
  | 'curls'
  | 'hat'
  | 'pixie'
  | 'receding'
  | 'tied'
  | 'wrap';
export type Beard = 'full' | 'short' | 'moustache';
export type Dress = 'blazer' | 'collar' | 'rollneck' | 'round' | 'scarf' | 'shawl' | 'tunic' | 'vest';
export type Worn = 'glasses' | 'round-glasses' | 'earrings' | 'headphones' | 'strap';
export type Plant = 'fern' | 'leaves' | 'reeds' | 'branch' | 'palm';
