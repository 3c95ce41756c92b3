import { buildPoster } from '../pipeline/loops.ts';
import type { Recipe } from '../pipeline/recipe.types.ts';
import { EVENING } from './evening.data.ts';
import { CELEBRATION, HERO } from './loops.ts';
import type { Slide } from './slide.types.ts';
import { MORNING } from './morning.data.ts';
import { ARTICLE, EVENT, MEMORIAL_SLIDES, HEADSHOT } from './single-pictures.data.ts';
import { drawScene } from './scene.ts';

const toRecipe = (name: string, { alt, scene }: Slide, width = 1600, height = 1067): Recipe => ({
  name,
  alt,
  width,
  height,
  draw: () => drawScene(scene, width, height),
});

const POSTER_WIDTH = 1600;

export const SLIDES: readonly Recipe[] = [
  ...[...MORNING, ...EVENING].map((slide, index) =>
    toRecipe(`slide-${String(index + 1).padStart(2, '0')}`, slide),
  ),
  buildPoster(HERO, HERO.label, POSTER_WIDTH),
  buildPoster(CELEBRATION, CELEBRATION.label, POSTER_WIDTH),
  toRecipe('headshot', HEADSHOT, 1000, 1000),
  ...MEMORIAL_SLIDES.map((slide, index) => toRecipe(`fading-${index + 1}`, slide)),
  toRecipe('event', EVENT),
  toRecipe('article', ARTICLE),
];
