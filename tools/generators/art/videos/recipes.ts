import type { Recipe } from '../pipeline/recipe.types.ts';
import { drawScene } from '../slides/scene.ts';
import { BRANCHES } from './branches.data.ts';
import { drawHandAtBoard } from './language.ts';
import { drawBonoboAtFire } from './tool-making.ts';
import type { Size } from './video-scene.ts';
import { drawLesson } from './talks.ts';
import { drawDawn, drawOverTheForest, drawPlay } from './forest-scenes.ts';

const SIZE: Size = { width: 1280, height: 720 };

const toRecipe = (slug: string, alt: string, draw: (size: Size) => string): Recipe => ({
  name: `video-${slug}`,
  alt,
  ...SIZE,
  draw: () => draw(SIZE),
});

export const VIDEOS: readonly Recipe[] = [
  toRecipe('kanzi', 'A bonobo sits in front of the rising sun and looks over a misty forest', drawDawn),
  toRecipe(
    'language',
    'The long hand of a bonobo at a dark board of signs; the one it presses shines',
    drawHandAtBoard,
  ),
  toRecipe(
    'making',
    'A bonobo feeds a small fire at dusk; a worked stone and a flake lie beside it',
    drawBonoboAtFire,
  ),
  toRecipe(
    'play',
    'Two young bonobos at play in golden light: one swings on a liana, one runs up to it',
    drawPlay,
  ),
  toRecipe(
    'forest',
    'A forest stretching to the horizon, with a river and mist; a bonobo looks over it from a branch',
    drawOverTheForest,
  ),
  toRecipe(
    'talks',
    'An evening lesson: three signs in chalk on a board, who explains them, and those who listen',
    drawLesson,
  ),
  ...BRANCHES.map(([slug, { alt, scene }]) =>
    toRecipe(slug, alt, ({ width, height }) => drawScene(scene, width, height)),
  ),
];
