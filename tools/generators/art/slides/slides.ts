import { getPoster } from '../gallery/loops.ts';
import type { Recipe } from '../gallery/recipe.types.ts';
import { EVENING } from './evening.data.ts';
import { CELEBRATION, HERO } from './loops.ts';
import type { Moment } from './moment.types.ts';
import { MORNING } from './morning.data.ts';
import { ARTICLE, EVENT, FADING, HEADSHOT } from './others.data.ts';
import { painted } from './scene.ts';

const drawn = (name: string, { alt, scene }: Moment, width = 1600, height = 1067): Recipe => ({
  name,
  alt,
  width,
  height,
  draw: () => painted(scene, width, height),
});

const POSTER_WIDTH = 1600;

export const SLIDES: readonly Recipe[] = [
  ...[...MORNING, ...EVENING].map((moment, index) =>
    drawn(`slide-${String(index + 1).padStart(2, '0')}`, moment),
  ),
  getPoster(HERO, HERO.label, POSTER_WIDTH),
  getPoster(CELEBRATION, CELEBRATION.label, POSTER_WIDTH),
  drawn('headshot', HEADSHOT, 1000, 1000),
  ...FADING.map((moment, index) => drawn(`fading-${index + 1}`, moment)),
  drawn('event', EVENT),
  drawn('article', ARTICLE),
];
