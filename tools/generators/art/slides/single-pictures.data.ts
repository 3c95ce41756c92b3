import {
  combine,
  createMistPatches,
  createFireflies,
  createLog,
  createPerch,
  createStream,
} from './props.ts';
import type { Slide } from './slide.types.ts';
import {
  createAudience,
  createBallAndHat,
  createSignBoard,
  createLanterns,
  createSignAbove,
} from './objects.ts';

/** Four crossfading pictures in remembrance of Kanzi. */
export const MEMORIAL_SLIDES: readonly Slide[] = [
  {
    alt: 'Morning light. A bonobo sits with an infant in her lap and bends her head over it.',
    scene: {
      hour: 'sunrise',
      seed: 211,
      hills: [
        [0.46, 0.44, 0.46],
        [0.58, 0.58, 0.58],
      ],
      trees: [
        { x: 0.1, depth: 4, r: 0.05, ground: 0.88 },
        { x: 0.28, depth: 2, r: 0.012, ground: 0.77 },
        { x: 0.9, depth: 3, r: 0.022, ground: 0.8 },
      ],
      ground: 0.87,
      bonobos: [['nursing', { x: 0.54, ground: 0.94, size: 0.76, rimLight: 1 }]],
      ferns: [0.04, 0.96],
      broadPlants: [0.2, 0.8],
      plantSize: 0.24,
      leaves: [0.18, 0.06, 0.08],
    },
  },
  {
    alt: 'A bonobo sits in front of a board of colored signs among the trees and reaches for one of them.',
    scene: {
      hour: 'shade',
      seed: 222,
      hills: [
        [0.4, 0.42, 0.42],
        [0.54, 0.56, 0.54],
      ],
      shafts: { from: [0.2, 0.32], lean: 0.18 },
      trees: [
        { x: 0.06, depth: 4, r: 0.04, ground: 0.86 },
        { x: 0.3, depth: 2, r: 0.012, ground: 0.76 },
        { x: 0.95, depth: 3, r: 0.024, ground: 0.82 },
      ],
      ground: 0.86,
      behindBonobos: createSignBoard(0.6, 0.3, 0.068, [
        ['Kanzi', 'orange', 'chase', 'ball'],
        ['banana', 'good', 'Matata', 'water'],
        ['juice', 'coffee', 'tickle', 'outdoors'],
        ['more', 'egg', 'question', 'groom'],
      ]),
      bonobos: [['reaching', { x: 0.42, ground: 0.93, size: 0.74, rimLight: -1 }]],
      ferns: [0.03, 0.99],
      broadPlants: [0.16, 0.9],
      plantSize: 0.22,
      leaves: [0.16, 0.06, 0.12],
    },
  },
  {
    alt: 'Golden light. A bonobo sits on a fallen trunk beside a river and looks across the water.',
    scene: {
      hour: 'gold',
      seed: 233,
      hills: [
        [0.42, 0.4, 0.42],
        [0.5, 0.5, 0.52],
      ],
      afterHills: createStream(0.6),
      trees: [
        { x: 0.08, depth: 4, r: 0.044, ground: 0.9 },
        { x: 0.22, depth: 3, r: 0.014, ground: 0.66 },
      ],
      ground: 0.9,
      behindBonobos: createLog(0.83),
      bonobos: [['sitting', { x: 0.4, ground: 0.845, size: 0.58, rimLight: 1 }]],
      ferns: [0.0, 0.97],
      broadPlants: [0.14, 0.86],
      plantSize: 0.2,
      leaves: [0.2, 0.08, 0.04],
    },
  },
  {
    alt: 'Night over the treetops. An empty branch, fireflies and, among the stars, this site’s sign for Kanzi.',
    scene: {
      hour: 'night',
      seed: 244,
      hills: [
        [0.62, 0.6, 0.64],
        [0.74, 0.72, 0.74],
        [0.86, 0.84, 0.84],
      ],
      afterHills: combine(createMistPatches([0.3, 0.72, 0.4]), createSignAbove('Kanzi', 0.36, 0.32, 0.15)),
      trees: [{ x: 0.96, depth: 5, r: 0.05, ground: 1.3 }],
      behindBonobos: createPerch(1.02, 0.76, 0.34, 0.7, 0.024),
      bonobos: [],
      inFrontOfBonobos: createFireflies(34, 0.4, 0.96),
      ferns: [],
      broadPlants: [0.05, 0.16],
      plantSize: 0.2,
      leaves: [0.04, 0.05, 0.2],
    },
  },
];

export const EVENT: Slide = {
  alt: 'Evening. People sit side by side under trees, seen from behind; lanterns with signs on them hang above.',
  scene: {
    hour: 'dusk',
    seed: 255,
    hills: [
      [0.56, 0.54, 0.56],
      [0.66, 0.66, 0.66],
    ],
    trees: [
      { x: 0.03, depth: 4, r: 0.04, ground: 0.9 },
      { x: 0.97, depth: 4, r: 0.044, ground: 0.9 },
      { x: 0.36, depth: 2, r: 0.012, ground: 0.78 },
    ],
    ground: 0.84,
    behindBonobos: createLanterns(['hug', 'Kanzi', 'good', 'question', 'fire'], 0.12, 0.14),
    bonobos: [],
    inFrontOfBonobos: createAudience([0.1, 0.34], [0.28, 0.39], [0.46, 0.33], [0.65, 0.38], [0.86, 0.35]),
    ferns: [],
    broadPlants: [],
    plantSize: 0.1,
    leaves: [0.14, 0.05, 0.14],
  },
};

export const ARTICLE: Slide = {
  alt: 'A bonobo sits at a fallen trunk and reaches for a ball that lies on a hat; beside it, a hat lies on a ball.',
  scene: {
    hour: 'afternoon',
    seed: 266,
    hills: [
      [0.4, 0.42, 0.4],
      [0.54, 0.55, 0.54],
    ],
    trees: [
      { x: 0.05, depth: 4, r: 0.036, ground: 0.86 },
      { x: 0.36, depth: 2, r: 0.012, ground: 0.75 },
      { x: 0.92, depth: 3, r: 0.024, ground: 0.82 },
    ],
    ground: 0.88,
    behindBonobos: combine(createLog(0.74), createBallAndHat(0.63, 0.17, 0.745)),
    bonobos: [['reaching', { x: 0.34, ground: 0.96, size: 0.74, rimLight: -1 }]],
    ferns: [0.0, 0.98],
    broadPlants: [0.84],
    plantSize: 0.2,
    leaves: [0.16, 0.05, 0.1],
  },
};

export const HEADSHOT: Slide = {
  alt: 'The face of a bonobo who looks at us: black hair parted in the middle, amber eyes, pink lips.',
  scene: {
    hour: 'morning',
    seed: 277,
    hills: [
      [0.4, 0.44, 0.36],
      [0.6, 0.62, 0.6],
    ],
    shafts: { from: [0.7, 0.86], lean: -0.2 },
    trees: [
      { x: 0.1, depth: 3, r: 0.04, ground: 1.1 },
      { x: 0.92, depth: 2, r: 0.024, ground: 1 },
    ],
    bonobos: [['facing', { x: 0.5, ground: 1.82, size: 1.92, rimLight: 1 }]],
    ferns: [0.02, 0.98],
    broadPlants: [0.12, 0.9],
    plantSize: 0.26,
    leaves: [0.12, 0.04, 0.1],
  },
};
