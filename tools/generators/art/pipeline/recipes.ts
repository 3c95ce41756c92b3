import { CARDS } from '../cards/recipes.ts';
import { PORTRAITS } from '../portraits/recipes.ts';
import { CELEBRATION, HERO } from '../slides/loops.ts';
import { SLIDES } from '../slides/slides.ts';
import { TIMELINE } from '../timeline/recipes.ts';
import { VIDEOS } from '../videos/recipes.ts';
import { applyCustomPictures } from './custom-pictures.ts';
import type { LoopRecipe, Recipe } from './recipe.types.ts';

export const RECIPES: readonly Recipe[] = applyCustomPictures([
  ...SLIDES,
  ...PORTRAITS,
  ...TIMELINE,
  ...VIDEOS,
  ...CARDS,
]);

export const LOOP_RECIPES: readonly LoopRecipe[] = [HERO, CELEBRATION];

/** Loops without a custom poster; an organization with a custom poster also supplies the video. */
export const DRAWN_LOOPS = LOOP_RECIPES.filter(
  (loop) => !RECIPES.some(({ name, isCustom }) => name === loop.name && isCustom === true),
);
