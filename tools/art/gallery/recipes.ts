import { CARDS } from '../cards/recipes.ts';
import { PORTRAITS } from '../portraits/recipes.ts';
import { CELEBRATION, HERO } from '../slides/loops.ts';
import { SLIDES } from '../slides/slides.ts';
import { TIMELINE } from '../timeline/recipes.ts';
import { VIDEOS } from '../videos/recipes.ts';
import { withOwn } from './own.ts';
import type { LoopRecipe, Recipe } from './recipe.types.ts';

/** Every picture of the site. */
export const RECIPES: readonly Recipe[] = withOwn([
  ...SLIDES,
  ...PORTRAITS,
  ...TIMELINE,
  ...VIDEOS,
  ...CARDS,
]);

/** Every loop of the site; their first pictures are among the pictures. */
export const LOOP_RECIPES: readonly LoopRecipe[] = [HERO, CELEBRATION];

/** The loops that are drawn: where an organization has a first picture of its own, the film is its own as well. */
export const DRAWN_LOOPS = LOOP_RECIPES.filter(
  (loop) => !RECIPES.some(({ name, isOwn }) => name === loop.name && isOwn === true),
);
