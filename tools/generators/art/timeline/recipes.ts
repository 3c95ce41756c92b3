import type { Recipe } from '../gallery/recipe.types.ts';
import { birds } from './birds.ts';
import { PLATE } from './engraving.ts';
import { hands } from './hands.ts';
import { home, station } from './houses.ts';
import { phonograph } from './phonograph.ts';
import { elements, keys } from './signs.ts';
import { specimen } from './specimen.ts';

const recipe = (slug: string, alt: string, draw: () => string): Recipe => ({
  name: `timeline-${slug}`,
  alt,
  width: PLATE.width * 2,
  height: PLATE.height * 2,
  draw,
});

export const TIMELINE: readonly Recipe[] = [
  recipe(
    'descartes',
    'Drawing: a magpie on a pile of books and a parrot on its perch, a quill between them',
    birds,
  ),
  recipe(
    'speech-of-monkeys',
    'Drawing: a phonograph with a wide horn, and a monkey on a bough that listens',
    phonograph,
  ),
  recipe(
    'pan-paniscus',
    'Drawing: a bonobo on all fours with a label that reads Pan paniscus, Schwarz, 1929',
    specimen,
  ),
  recipe('orange-park', 'Drawing: a long white house between palms, an orange tree before it', station),
  recipe('gua', 'Drawing: a lit window in the evening, and in it a child and a young ape at one table', home),
  recipe('washoe', 'Drawing: the hand of a person and the hand of an ape, fingertip to fingertip', hands),
  recipe(
    'lana',
    'Drawing: a board of keys with signs on them, and the hand of an ape that presses one',
    keys,
  ),
  recipe('yerkish', 'Drawing: the nine elements of the signs on a sheet of paper, and a pen', elements),
];
