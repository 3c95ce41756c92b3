import type { Recipe } from '../pipeline/recipe.types.ts';
import { drawBirds } from './birds.ts';
import { VIGNETTE_SIZE } from './engraving.ts';
import { drawHands } from './hands.ts';
import { drawHome, drawStation } from './houses.ts';
import { drawPhonograph } from './phonograph.ts';
import { drawElements, drawKeys } from './signs.ts';
import { drawLabeledBonobo } from './labeled-bonobo.ts';

const toRecipe = (slug: string, alt: string, draw: () => string): Recipe => ({
  name: `timeline-${slug}`,
  alt,
  width: VIGNETTE_SIZE.width * 2,
  height: VIGNETTE_SIZE.height * 2,
  draw,
});

export const TIMELINE: readonly Recipe[] = [
  toRecipe(
    'descartes',
    'Drawing: a magpie on a pile of books and a parrot on its perch, a quill between them',
    drawBirds,
  ),
  toRecipe(
    'speech-of-monkeys',
    'Drawing: a phonograph with a wide horn, and a monkey on a branch, listening',
    drawPhonograph,
  ),
  toRecipe(
    'pan-paniscus',
    'Drawing: a bonobo on all fours with a label that reads Pan paniscus, Schwarz, 1929',
    drawLabeledBonobo,
  ),
  toRecipe(
    'orange-park',
    'Drawing: a long white house among palms, with an orange tree in front of it',
    drawStation,
  ),
  toRecipe(
    'gua',
    'Drawing: a lit window in the evening, and in it a child and a young ape at one table',
    drawHome,
  ),
  toRecipe(
    'washoe',
    'Drawing: the hand of a person and the hand of an ape, fingertip to fingertip',
    drawHands,
  ),
  toRecipe(
    'lana',
    'Drawing: a board of keys with signs on them, and the hand of an ape that presses one',
    drawKeys,
  ),
  toRecipe('yerkish', 'Drawing: this site’s nine sign elements on a sheet of paper, and a pen', drawElements),
];
