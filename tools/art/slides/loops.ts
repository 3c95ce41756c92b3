import type { LoopRecipe } from '../gallery/recipe.types.ts';
import { forest } from '../scene/forest.ts';

export const HERO: LoopRecipe = {
  name: 'hero',
  label: 'A forest at dawn; mist drifts between the trees',
  width: 1280,
  height: 720,
  seconds: 2,
  layers: [`<g transform="translate(0 -400)">${forest('dawn', 1280, 1280)}</g>`],
};
export const CELEBRATION: LoopRecipe = {
  name: 'celebration',
  label: 'A forest at night',
  width: 1280,
  height: 720,
  seconds: 2,
  layers: [`<g transform="translate(0 -400)">${forest('night', 1280, 1280)}</g>`],
};
