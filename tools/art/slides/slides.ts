import { provisional } from '../gallery/provisional.ts';
import { posterOf } from '../gallery/loops.ts';
import type { Recipe } from '../gallery/recipe.types.ts';
import { CELEBRATION, HERO } from './loops.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The eleven slides: one day in the forest, from dawn to night. */
export const SLIDES: readonly Recipe[] = [
  ...numbered(11).map((index) =>
    provisional(`slide-${String(index + 1).padStart(2, '0')}`, 1600, 1067, Math.floor(index / 3)),
  ),
  posterOf(HERO, 'A forest at dawn', 1600),
  posterOf(CELEBRATION, 'A forest at night', 1600),
  provisional('headshot', 1000, 1000, 1),
  ...numbered(4).map((index) => provisional(`fading-${index + 1}`, 1600, 1067, index)),
  provisional('event', 1600, 1067, 2),
  provisional('article', 1600, 1067, 1),
];
