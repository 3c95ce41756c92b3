import { GLYPH_ELEMENTS } from './elements.data';
import type { ElementName } from './elements.data';

const names = Object.keys(GLYPH_ELEMENTS) as ElementName[];

const choose = (count: number, from: ElementName[]): ElementName[][] =>
  count === 0
    ? [[]]
    : from.flatMap((name, index) => choose(count - 1, from.slice(index + 1)).map((rest) => [name, ...rest]));

/** Two elements that lie on each other unseen, or blot each other out, make no sign. */
const clash: readonly (readonly [ElementName, ElementName])[] = [['wave', 'horizontal']];

const isLegible = (elements: ElementName[]): boolean =>
  !clash.some(([one, other]) => elements.includes(one) && elements.includes(other));

/** Every legible sign of two or three elements: the ones a reader tells apart at the size of a thumb. */
export const COMBINATIONS: readonly (readonly ElementName[])[] = [
  ...choose(2, names),
  ...choose(3, names),
].filter(isLegible);
