import { getDrawing } from '../mockups/draw.ts';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import type { Recipe } from '../gallery/recipe.types.ts';
import { PEOPLE } from '../portraits/people.data.ts';
import { portrait } from '../portraits/portrait.ts';
import { group } from '../svg/markup.ts';
import { birds } from '../timeline/birds.ts';
import { hands } from '../timeline/hands.ts';
import { phonograph } from '../timeline/phonograph.ts';
import { elements } from '../timeline/signs.ts';
import { atTheBoard } from '../videos/language.ts';
import { dawn, overTheForest, play } from '../videos/wild.ts';
import type { Size } from '../videos/set.ts';
import { CARD, findCard } from './card.ts';
import type { Card, View } from './card.ts';
import { motherAndChild, underTheStars } from './scenes.ts';

const WIDE: Size = { width: 1280, height: 720 };

/** A section of a wide scene that starts at `x`. */
const from = (draw: (size: Size) => string, x: number) => (): View => ({
  drawing: draw(WIDE),
  x,
  y: 0,
  width: 754,
  height: 720,
});

const vignette = (draw: () => string, x: number) => (): View => ({
  drawing: draw(),
  x,
  y: 0,
  width: 670,
  height: 640,
});

const FACES = [1, 5, 8, 11];

const faces = (): View => {
  const shown = PEOPLE.filter(({ id }) => FACES.includes(id)).map((person, index) =>
    group(
      { transform: `translate(${(index % 2) * 340} ${Math.floor(index / 2) * 340})` },
      group({}, portrait(person, 340)),
    ),
  );
  return { drawing: shown.join(''), x: 0, y: 0, width: 680, height: 640 };
};

const hoodie = (): View => {
  const picture = PRODUCT_PICTURES.find(({ product, view }) => product === 'hug-hoodie' && view === 'front');
  if (picture === undefined) throw new Error('The store’s card shows a hoodie that is not in the catalogue.');
  return { drawing: getDrawing(picture), x: 0, y: 0, width: 1200, height: 1200 };
};

export const CARD_WORDS: readonly Card[] = [
  {
    page: 'home',
    title: ['Bonobos and', 'their signs'],
    mark: 'Kanzi',
    alt: 'Paniscus: a bonobo before the rising sun',
    view: from(dawn, 430),
  },
  {
    page: 'celebration',
    title: ['Celebrating', 'Kanzi'],
    mark: 'Kanzi',
    alt: 'Celebrating Kanzi: a bonobo looks up into a night with fireflies',
    view: from(underTheStars, 400),
  },
  {
    page: 'about',
    title: ['The people'],
    mark: 'visitor',
    alt: 'The people: four drawn portraits',
    view: faces,
  },
  {
    page: 'mission',
    title: ['Why we', 'are here'],
    mark: 'good',
    alt: 'Why we are here: the hand of a person and the hand of an ape, fingertip to fingertip',
    view: vignette(hands, 160),
  },
  {
    page: 'conservation',
    title: ['Bonobos and', 'their forest'],
    mark: 'Treehouse',
    alt: 'Bonobos and their forest: one looks over treetops, a river and mist',
    view: from(overTheForest, 526),
  },
  {
    page: 'research',
    title: ['Research', 'and education'],
    mark: 'question',
    alt: 'Research and education: the nine elements of the signs on a sheet of paper',
    view: vignette(elements, 130),
  },
  {
    page: 'bibliography',
    title: ['The bibliography', 'of Sue Savage-', 'Rumbaugh'],
    mark: 'Sue',
    alt: 'The bibliography of Sue Savage-Rumbaugh: books, and a magpie and a parrot on them',
    view: vignette(birds, 130),
  },
  {
    page: 'timeline',
    title: ['Could an ape', 'speak?'],
    mark: 'question',
    alt: 'Could an ape speak? A phonograph, and a monkey that listens',
    view: vignette(phonograph, 290),
  },
  {
    page: 'video',
    title: ['Video library'],
    mark: 'TV',
    alt: 'Video library: two young bonobos at play',
    view: from(play, 420),
  },
  {
    page: 'keyboard',
    title: ['Paniscus', 'Keyboard'],
    mark: 'please',
    alt: 'Paniscus Keyboard: the hand of a bonobo at a board of signs',
    view: from(atTheBoard, 380),
  },
  {
    page: 'donate',
    title: ['Give to', 'the bonobos'],
    mark: 'give',
    alt: 'Give to the bonobos: one with her little one',
    view: from(motherAndChild, 450),
  },
  {
    page: 'store',
    title: ['The store'],
    mark: 'visitor',
    alt: 'The store: a hoodie with signs on it',
    view: hoodie,
  },
];

/** Open Graph images of the pages. */
export const CARDS: readonly Recipe[] = CARD_WORDS.map((card) => ({
  name: `card-${card.page}`,
  alt: card.alt,
  ...CARD,
  isCard: true,
  draw: () => findCard(card),
}));
