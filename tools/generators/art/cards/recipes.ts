import { drawProduct } from '../mockups/draw-product.ts';
import { organization } from '#libs/content/organization/organization.data.ts';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import type { Recipe } from '../pipeline/recipe.types.ts';
import { PEOPLE } from '../portraits/people.data.ts';
import { drawPortrait } from '../portraits/portrait.ts';
import { createGroup } from '../svg/markup.ts';
import { drawBirds } from '../timeline/birds.ts';
import { drawHands } from '../timeline/hands.ts';
import { drawPhonograph } from '../timeline/phonograph.ts';
import { drawElements } from '../timeline/signs.ts';
import { drawHandAtBoard } from '../videos/language.ts';
import { drawDawn, drawOverTheForest, drawPlay } from '../videos/forest-scenes.ts';
import type { Size } from '../videos/video-scene.ts';
import { CARD_SIZE, drawCard } from './card.ts';
import type { Card, View } from './card.ts';
import { drawMotherAndChild, drawUnderTheStars } from './scenes.ts';

const WIDE_SIZE: Size = { width: 1280, height: 720 };

/** A section of a wide scene that starts at `x`. */
const createSectionView = (draw: (size: Size) => string, x: number) => (): View => ({
  drawing: draw(WIDE_SIZE),
  x,
  y: 0,
  width: 754,
  height: 720,
});

const buildVignetteView = (draw: () => string, x: number) => (): View => ({
  drawing: draw(),
  x,
  y: 0,
  width: 670,
  height: 640,
});

const PORTRAIT_IDS = [1, 5, 8, 11];

const buildPortraitsView = (): View => {
  const portraits = PEOPLE.filter(({ id }) => PORTRAIT_IDS.includes(id)).map((person, index) =>
    createGroup(
      { transform: `translate(${(index % 2) * 340} ${Math.floor(index / 2) * 340})` },
      createGroup({}, drawPortrait(person, 340)),
    ),
  );
  return { drawing: portraits.join(''), x: 0, y: 0, width: 680, height: 640 };
};

const buildHoodieView = (): View => {
  const picture = PRODUCT_PICTURES.find(({ product, view }) => product === 'hug-hoodie' && view === 'front');
  if (picture === undefined)
    throw new Error('The store card shows a product that is not in the catalog: hug-hoodie.');
  return { drawing: drawProduct(picture), x: 0, y: 0, width: 1200, height: 1200 };
};

export const CARD_CONTENTS: readonly Card[] = [
  {
    page: 'home',
    title: ['Bonobos and', 'language'],
    lexigram: 'Kanzi',
    alt: `${organization.name}: a bonobo in front of the rising sun`,
    buildView: createSectionView(drawDawn, 430),
  },
  {
    page: 'celebration',
    title: ['Celebrating', 'Kanzi'],
    lexigram: 'Kanzi',
    alt: 'Celebrating Kanzi: a bonobo looks up into a night with fireflies',
    buildView: createSectionView(drawUnderTheStars, 400),
  },
  {
    page: 'about',
    title: ['The people'],
    lexigram: 'visitor',
    alt: 'The people: four drawn portraits',
    buildView: buildPortraitsView,
  },
  {
    page: 'mission',
    title: ['Why we', 'are here'],
    lexigram: 'good',
    alt: 'Why we are here: the hand of a person and the hand of an ape, fingertip to fingertip',
    buildView: buildVignetteView(drawHands, 160),
  },
  {
    page: 'conservation',
    title: ['Bonobos and', 'their forest'],
    lexigram: 'Treehouse',
    alt: 'Bonobos and their forest: one looks over treetops, a river and mist',
    buildView: createSectionView(drawOverTheForest, 526),
  },
  {
    page: 'research',
    title: ['Research', 'and education'],
    lexigram: 'question',
    alt: 'Research and education: this site’s nine sign elements on a sheet of paper',
    buildView: buildVignetteView(drawElements, 130),
  },
  {
    page: 'bibliography',
    title: ['The bibliography', 'of Sue Savage-', 'Rumbaugh'],
    lexigram: 'Sue',
    alt: 'The bibliography of Sue Savage-Rumbaugh: books, and a magpie and a parrot on them',
    buildView: buildVignetteView(drawBirds, 130),
  },
  {
    page: 'timeline',
    title: ['Could an ape', 'speak?'],
    lexigram: 'question',
    alt: 'Could an ape speak? A phonograph, and a monkey that listens',
    buildView: buildVignetteView(drawPhonograph, 290),
  },
  {
    page: 'video',
    title: ['Video library'],
    lexigram: 'TV',
    alt: 'Video library: two young bonobos at play',
    buildView: createSectionView(drawPlay, 420),
  },
  {
    page: 'keyboard',
    title: organization.keyboard.name.split(' '),
    lexigram: 'please',
    alt: `${organization.keyboard.name}: the hand of a bonobo at a board of signs`,
    buildView: createSectionView(drawHandAtBoard, 380),
  },
  {
    page: 'donate',
    title: ['Give to', 'the bonobos'],
    lexigram: 'give',
    alt: 'Give to the bonobos: a mother with her infant',
    buildView: createSectionView(drawMotherAndChild, 450),
  },
  {
    page: 'store',
    title: ['The store'],
    lexigram: 'visitor',
    alt: 'The store: a hoodie with signs on it',
    buildView: buildHoodieView,
  },
];

/** Open Graph images of the pages. */
export const CARDS: readonly Recipe[] = CARD_CONTENTS.map((card) => ({
  name: `card-${card.page}`,
  alt: card.alt,
  ...CARD_SIZE,
  isCard: true,
  draw: () => drawCard(card),
}));
