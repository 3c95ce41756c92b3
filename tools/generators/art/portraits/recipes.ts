import { advisoryBoard, boardMembers } from '#libs/content/board/board.data.ts';
import type { Recipe } from '../pipeline/recipe.types.ts';
import { PEOPLE } from './people.data.ts';
import { drawPortrait } from './portrait.ts';

const SIDE = 640;
/** Widths in pixels; portraits are shown small, fifteen to a page. */
const WIDTHS = [160, 320];

const memberIds = new Set([...boardMembers, ...advisoryBoard].map(({ id }) => id));

export const PORTRAITS: readonly Recipe[] = PEOPLE.filter(({ id }) => memberIds.has(id)).map((person) => ({
  name: `portrait-${person.id}`,
  alt: person.alt,
  width: SIDE,
  height: SIDE,
  widths: WIDTHS,
  draw: () => drawPortrait(person, SIDE),
}));
