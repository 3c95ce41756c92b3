/** What a portrait is drawn from: one line a person. Who looks left is drawn as in a mirror. */
export interface Person {
  id: number;
  looksLeft?: boolean;
  /** Of the skin in the light. */
  skin: string;
  hair: { cut: Cut; color: string };
  /** Hair of the face. */
  beard?: Beard;
  /** Share of the usual width of the jaw. */
  jaw?: number;
  /** 0 is young, 1 is old. */
  age: number;
  dress: { cut: Dress; color: string; under: string };
  worn?: readonly Worn[];
  /** What stands behind: a wash of this color, a plant, and the sign the person chose. */
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
