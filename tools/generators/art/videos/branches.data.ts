import type { Slide } from '../slides/slide.types.ts';
import {
  combine,
  createMistPatches,
  createFigs,
  createLianas,
  createLog,
  createRope,
} from '../slides/props.ts';
import { createAudience, createSignBoard, createLanterns, createSignAbove } from '../slides/objects.ts';
import { createStones } from './tool-making.ts';

/** Video posters by branch slug. The left side stays plain for the signs and the play button. */
export const BRANCHES: readonly (readonly [string, Slide])[] = [
  [
    'first-words',
    {
      alt: 'A young bonobo beside a small board with this site’s signs for orange, banana, coffee and juice, in morning light',
      scene: {
        hour: 'morning',
        seed: 311,
        hills: [
          [0.4, 0.44, 0.36],
          [0.56, 0.58, 0.52],
        ],
        shafts: { from: [0.62, 0.78], lean: -0.2 },
        trees: [
          { x: 0.12, depth: 3, r: 0.016, ground: 0.8 },
          { x: 0.94, depth: 4, r: 0.034, ground: 0.88 },
        ],
        ground: 0.85,
        behindBonobos: createSignBoard(0.645, 0.36, 0.098, [
          ['orange', 'banana'],
          ['coffee', 'juice'],
        ]),
        bonobos: [['reaching', { x: 0.5, ground: 0.95, size: 0.66, rimLight: 1 }]],
        ferns: [0.02, 0.98],
        broadPlants: [0.14],
        plantSize: 0.24,
        leaves: [0.1, 0.03, 0.14],
      },
    },
  ],
  [
    'in-the-forest',
    {
      alt: 'Noon in the treetops: a bonobo climbs a liana toward figs, among trees that stand in the light',
      scene: {
        hour: 'noon',
        seed: 322,
        hills: [
          [0.52, 0.5, 0.54],
          [0.66, 0.68, 0.64],
          [0.82, 0.8, 0.82],
        ],
        trees: [
          { x: 0.3, depth: 2, r: 0.012, ground: 1.1 },
          { x: 0.44, depth: 3, r: 0.016, ground: 1.1 },
          { x: 0.9, depth: 4, r: 0.04, ground: 1.3 },
        ],
        behindBonobos: combine(
          createLianas([0.16, 0.36, 0.26]),
          createRope(0.711, 0.96),
          createFigs([0.6, 0.2], [0.67, 0.27], [0.8, 0.18]),
        ),
        bonobos: [['climbing', { x: 0.63, ground: 0.98, size: 0.7, rimLight: -1 }]],
        ferns: [],
        broadPlants: [0.98],
        plantSize: 0.22,
        leaves: [0.1, 0.14, 0.2],
      },
    },
  ],
  [
    'in-iowa',
    {
      alt: 'Evening over open country: a bonobo rests on a trunk and looks across fields toward a low sun',
      scene: {
        hour: 'gold',
        seed: 333,
        hills: [
          [0.56, 0.55, 0.56],
          [0.64, 0.65, 0.63],
        ],
        afterHills: createMistPatches([0.5, 0.66, 0.5]),
        trees: [
          { x: 0.9, depth: 3, r: 0.018, ground: 0.72 },
          { x: 0.02, depth: 4, r: 0.03, ground: 0.9 },
        ],
        ground: 0.86,
        behindBonobos: createLog(0.82),
        bonobos: [['resting', { x: 0.6, ground: 0.845, size: 0.6, looksLeft: true, rimLight: -1 }]],
        ferns: [0.96],
        broadPlants: [0.1],
        plantSize: 0.2,
        leaves: [0.16, 0.03, 0.02],
      },
    },
  ],
  [
    'colours',
    {
      alt: 'Night over the treetops: a bonobo looks up, and beside the moon shines this site’s sign for hand',
      scene: {
        hour: 'night',
        seed: 344,
        hills: [
          [0.62, 0.6, 0.64],
          [0.74, 0.72, 0.74],
        ],
        afterHills: combine(createMistPatches([0.3, 0.74, 0.4]), createSignAbove('hand', 0.83, 0.34, 0.11)),
        trees: [{ x: 0.04, depth: 4, r: 0.034, ground: 0.9 }],
        ground: 0.88,
        bonobos: [['lookingUp', { x: 0.46, ground: 0.95, size: 0.6, rimLight: 1 }]],
        ferns: [0.02, 0.96],
        broadPlants: [0.16, 0.84],
        plantSize: 0.22,
        leaves: [0.16, 0.04, 0.06],
      },
    },
  ],
  [
    'boards',
    {
      alt: 'A bonobo sits in the shade of the forest in front of a wide board of colored signs and reaches for one',
      scene: {
        hour: 'shade',
        seed: 355,
        hills: [
          [0.4, 0.42, 0.42],
          [0.54, 0.56, 0.54],
        ],
        shafts: { from: [0.2, 0.34], lean: 0.18 },
        trees: [
          { x: 0.08, depth: 4, r: 0.034, ground: 0.86 },
          { x: 0.3, depth: 2, r: 0.012, ground: 0.76 },
        ],
        ground: 0.86,
        behindBonobos: createSignBoard(0.585, 0.24, 0.072, [
          ['Kanzi', 'go', 'River', 'yes', 'hug'],
          ['carry', 'good', 'visitor', 'ball', 'TV'],
          ['open', 'outdoors', 'key', 'more', 'drink'],
          ['eat', 'Sue', 'tickle', 'melon', 'play'],
        ]),
        bonobos: [['reaching', { x: 0.44, ground: 0.97, size: 0.74, rimLight: -1 }]],
        ferns: [0.02],
        broadPlants: [0.16, 0.97],
        plantSize: 0.22,
        leaves: [0.14, 0.05, 0.12],
      },
    },
  ],
  [
    'spoken-english',
    {
      alt: 'A bonobo faces us and listens, among ferns in the light of the afternoon',
      scene: {
        hour: 'afternoon',
        seed: 366,
        hills: [
          [0.4, 0.42, 0.4],
          [0.56, 0.57, 0.56],
        ],
        shafts: { from: [0.24, 0.38], lean: 0.2 },
        trees: [
          { x: 0.1, depth: 3, r: 0.018, ground: 0.8 },
          { x: 0.34, depth: 2, r: 0.012, ground: 0.76 },
          { x: 0.93, depth: 4, r: 0.036, ground: 0.88 },
        ],
        ground: 0.86,
        bonobos: [['facing', { x: 0.64, ground: 1.14, size: 1.04, rimLight: -1 }]],
        ferns: [0.04, 0.94],
        broadPlants: [0.3, 0.84],
        plantSize: 0.28,
        leaves: [0.12, 0.03, 0.12],
      },
    },
  ],
  [
    'stone-tools',
    {
      alt: 'A bonobo at a fallen trunk reaches for a stone from which flakes were struck; one of them lies beside it',
      scene: {
        hour: 'midmorning',
        seed: 377,
        hills: [
          [0.42, 0.46, 0.44],
          [0.56, 0.55, 0.58],
        ],
        trees: [
          { x: 0.06, depth: 4, r: 0.03, ground: 0.86 },
          { x: 0.36, depth: 2, r: 0.012, ground: 0.76 },
        ],
        ground: 0.79,
        behindBonobos: combine(createLog(0.72), createStones(0.83, 0.69)),
        bonobos: [['reaching', { x: 0.6, ground: 1, size: 0.72, rimLight: 1 }]],
        ferns: [0.01],
        broadPlants: [0.16],
        plantSize: 0.24,
        leaves: [0.12, 0.04, 0.14],
      },
    },
  ],
  [
    'protection',
    {
      alt: 'Two people, seen from behind, look out over a misty forest at first light',
      scene: {
        hour: 'firstLight',
        seed: 388,
        hills: [
          [0.5, 0.46, 0.5],
          [0.62, 0.58, 0.64],
          [0.76, 0.74, 0.7],
        ],
        afterHills: createMistPatches([0.3, 0.62, 0.5], [0.7, 0.74, 0.4]),
        trees: [
          { x: 0.95, depth: 5, r: 0.04, ground: 1.2 },
          { x: 0.24, depth: 2, r: 0.01, ground: 0.76 },
        ],
        bonobos: [],
        inFrontOfBonobos: createAudience([0.5, 0.27], [0.66, 0.31]),
        ferns: [0.04],
        broadPlants: [0.18, 0.92],
        plantSize: 0.2,
        leaves: [0.06, 0.02, 0.14],
      },
    },
  ],
  [
    'lessons',
    {
      alt: 'Lanterns with five signs hang over a class at dusk, seen from behind',
      scene: {
        hour: 'dusk',
        seed: 399,
        hills: [
          [0.56, 0.54, 0.56],
          [0.66, 0.66, 0.66],
        ],
        trees: [
          { x: 0.02, depth: 4, r: 0.036, ground: 0.9 },
          { x: 0.98, depth: 4, r: 0.036, ground: 0.9 },
        ],
        ground: 0.84,
        behindBonobos: createLanterns(['Kanzi', 'banana', 'give', 'good', 'question'], 0.26, 0.1),
        bonobos: [],
        inFrontOfBonobos: createAudience([0.16, 0.24], [0.34, 0.28], [0.52, 0.25], [0.7, 0.29], [0.88, 0.24]),
        ferns: [],
        broadPlants: [],
        plantSize: 0.1,
        leaves: [0.12, 0.04, 0.12],
      },
    },
  ],
];
