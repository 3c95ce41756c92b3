import { GLYPH_ELEMENTS } from './elements.data.ts';
import type { ElementName } from './elements.data.ts';

const names = Object.keys(GLYPH_ELEMENTS) as ElementName[];

const choose = (count: number, from: ElementName[]): ElementName[][] =>
  count === 0
    ? [[]]
    : from.flatMap((name, index) => choose(count - 1, from.slice(index + 1)).map((rest) => [name, ...rest]));

/** Elements that blot each other out, and pairs and triples that a reader knows as the sign of a creed. */
const unfit: readonly (readonly ElementName[])[] = [
  ['wave', 'horizontal'],
  ['vertical', 'bar'],
  ['vertical', 'horizontal'],
];

const isFit = (elements: ElementName[]): boolean =>
  !unfit.some((together) => together.every((element) => elements.includes(element)));

/** Every legible sign of two or three elements: the ones a reader tells apart at the size of a thumb. */
export const COMBINATIONS: readonly (readonly ElementName[])[] = [
  ...choose(2, names),
  ...choose(3, names),
].filter(isFit);
