import type { Recipe } from '../gallery/recipe.types.ts';
import { PEOPLE } from './people.data.ts';
import { portrait } from './portrait.ts';

const SIDE = 640;
/** A face is shown small, and a page has fifteen of them. */
const WIDTHS = [160, 320];

/** The portraits of everybody on the boards. */
export const PORTRAITS: readonly Recipe[] = PEOPLE.map((person) => ({
  name: `portrait-${person.id}`,
  alt: person.alt,
  width: SIDE,
  height: SIDE,
  widths: WIDTHS,
  draw: () => portrait(person, SIDE),
}));
