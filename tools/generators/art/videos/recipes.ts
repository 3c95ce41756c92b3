import type { Recipe } from '../gallery/recipe.types.ts';
import { painted } from '../slides/scene.ts';
import { BRANCHES } from './branches.data.ts';
import { atTheBoard } from './language.ts';
import { atTheFire } from './making.ts';
import type { Size } from './set.ts';
import { lesson } from './talks.ts';
import { dawn, overTheForest, play } from './wild.ts';

const SIZE: Size = { width: 1280, height: 720 };

const poster = (slug: string, alt: string, draw: (size: Size) => string): Recipe => ({
  name: `video-${slug}`,
  alt,
  ...SIZE,
  draw: () => draw(SIZE),
});

export const VIDEOS: readonly Recipe[] = [
  poster('kanzi', 'A bonobo sits before the rising sun and looks over a misty forest', dawn),
  poster(
    'language',
    'The long hand of a bonobo at a dark board of signs; the one it presses shines',
    atTheBoard,
  ),
  poster(
    'making',
    'A bonobo feeds a small fire at dusk; a worked stone and a flake lie beside it',
    atTheFire,
  ),
  poster('play', 'Two young bonobos at play in golden light: one swings on a liana, one runs up to it', play),
  poster(
    'forest',
    'A forest to the horizon with a river and mist; a bonobo looks over it from a bough',
    overTheForest,
  ),
  poster(
    'talks',
    'An evening lesson: three signs in chalk on a board, who explains them, and those who listen',
    lesson,
  ),
  ...BRANCHES.map(([slug, { alt, scene }]) =>
    poster(slug, alt, ({ width, height }) => painted(scene, width, height)),
  ),
];
