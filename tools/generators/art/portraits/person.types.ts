/** Attributes of a portrait; `looksLeft` mirrors it. */
export interface Person {
  id: number;
  looksLeft?: boolean;
  skin: string;
  hair: { cut: HairStyle; color: string };
  beard?: Beard;
  /** Width of the jaw relative to the default. */
  jaw?: number;
  /** From 0 (young) to 1 (old). */
  age: number;
  dress: { cut: ClothingStyle; color: string; under: string };
  accessories?: readonly Accessory[];
  /** Color of the watercolor wash behind the person. */
  background: string;
  plant: Plant;
  alt: string;
}

export type HairStyle =
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
export type Beard = 'full' | 'short' | 'mustache';
export type ClothingStyle = 'blazer' | 'collar' | 'rollneck' | 'round' | 'scarf' | 'shawl' | 'tunic' | 'vest';
export type Accessory = 'glasses' | 'round-glasses' | 'earrings' | 'headphones' | 'strap';
export type Plant = 'fern' | 'leaves' | 'reeds' | 'branch' | 'palm';
