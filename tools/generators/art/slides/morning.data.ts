import type { Slide } from './slide.types.ts';
import {
  combine,
  createMistPatches,
  createFigs,
  createLianas,
  createLog,
  createPerch,
  createRope,
} from './props.ts';

export const MORNING: readonly Slide[] = [
  {
    alt: 'Before sunrise. The dark shape of a bonobo on a high branch, looking over misty hills of treetops.',
    scene: {
      hour: 'firstLight',
      seed: 11,
      hills: [
        [0.58, 0.5, 0.6],
        [0.66, 0.62, 0.7],
        [0.78, 0.74, 0.76],
      ],
      afterHills: createMistPatches([0.3, 0.66, 0.4], [0.7, 0.76, 0.4]),
      trees: [{ x: 0.95, depth: 5, r: 0.05, ground: 1.2 }],
      behindBonobos: createPerch(1.02, 0.76, 0.3, 0.72, 0.026),
      bonobos: [['sitting', { x: 0.62, ground: 0.725, size: 0.46, looksLeft: true, rimLight: -1 }]],
      ferns: [],
      broadPlants: [0.06, 0.2],
      plantSize: 0.2,
      leaves: [0.02, 0.06, 0.2],
    },
  },
  {
    alt: 'Sunrise. A bonobo walks through the mist on her feet and knuckles with an infant on her back. The sun is low between the trunks.',
    scene: {
      hour: 'sunrise',
      seed: 22,
      hills: [
        [0.5, 0.46, 0.5],
        [0.6, 0.58, 0.58],
      ],
      trees: [
        { x: 0.1, depth: 3, r: 0.016, ground: 0.8 },
        { x: 0.3, depth: 2, r: 0.011, ground: 0.76 },
        { x: 0.84, depth: 3, r: 0.018, ground: 0.8 },
        { x: 0.95, depth: 4, r: 0.036, ground: 0.86 },
        { x: 0.02, depth: 4, r: 0.03, ground: 0.86 },
      ],
      ground: 0.86,
      bonobos: [['carrying', { x: 0.5, ground: 0.885, size: 0.54, rimLight: 1 }]],
      ferns: [0.02, 0.99],
      broadPlants: [0.18, 0.83],
      plantSize: 0.22,
    },
  },
  {
    alt: 'Morning. A bonobo sits among ferns and looks straight at us: black hair parted in the middle, a dark face, pink lips.',
    scene: {
      hour: 'morning',
      seed: 33,
      hills: [
        [0.4, 0.44, 0.36],
        [0.55, 0.56, 0.5],
      ],
      shafts: { from: [0.62, 0.76, 0.9], lean: -0.2 },
      trees: [
        { x: 0.16, depth: 3, r: 0.018, ground: 0.8 },
        { x: 0.72, depth: 2, r: 0.014, ground: 0.78 },
        { x: 0.9, depth: 4, r: 0.04, ground: 0.9 },
      ],
      ground: 0.84,
      bonobos: [['facing', { x: 0.47, ground: 0.96, size: 0.78, rimLight: 1 }]],
      ferns: [0.12, 0.88],
      broadPlants: [0.0, 0.74],
      plantSize: 0.3,
      leaves: [0.1, 0.03, 0.12],
    },
  },
  {
    alt: 'Late morning. Two bonobos sit on a fallen trunk; one of them grooms the other, who holds still.',
    scene: {
      hour: 'midmorning',
      seed: 44,
      hills: [
        [0.42, 0.46, 0.44],
        [0.56, 0.55, 0.58],
      ],
      shafts: { from: [0.3, 0.42], lean: 0.16 },
      trees: [
        { x: 0.08, depth: 4, r: 0.034, ground: 0.86 },
        { x: 0.26, depth: 2, r: 0.012, ground: 0.74 },
        { x: 0.88, depth: 3, r: 0.02, ground: 0.8 },
      ],
      ground: 0.88,
      behindBonobos: createLog(0.8),
      bonobos: [
        ['resting', { x: 0.66, ground: 0.815, size: 0.56, rimLight: -1 }],
        ['grooming', { x: 0.4, ground: 0.815, size: 0.58, rimLight: -1 }],
      ],
      ferns: [0.0, 0.95],
      broadPlants: [0.12, 0.82],
      plantSize: 0.22,
      leaves: [0.14, 0.04, 0.08],
    },
  },
  {
    alt: 'Noon in the treetops. A bonobo climbs a liana toward figs. Another sits on a branch and eats.',
    scene: {
      hour: 'noon',
      seed: 55,
      hills: [
        [0.62, 0.6, 0.64],
        [0.74, 0.76, 0.72],
        [0.86, 0.86, 0.84],
      ],
      trees: [
        { x: 0.1, depth: 4, r: 0.045, ground: 1.3 },
        { x: 0.7, depth: 2, r: 0.014, ground: 1.1 },
      ],
      behindBonobos: combine(
        createLianas([0.2, 0.42, 0.3]),
        createRope(0.781, 0.94),
        createPerch(-0.02, 0.78, 0.56, 0.74, 0.024),
        createPerch(1.02, 0.2, 0.72, 0.16, 0.016),
        createFigs([0.7, 0.2], [0.79, 0.23], [0.5, 0.76]),
      ),
      bonobos: [
        ['eating', { x: 0.3, ground: 0.745, size: 0.46, rimLight: 1 }],
        ['climbing', { x: 0.7, ground: 0.84, size: 0.52, rimLight: -1 }],
      ],
      ferns: [],
      broadPlants: [0.92],
      plantSize: 0.18,
      leaves: [0.16, 0.06, 0.16],
    },
  },
  {
    alt: 'Midday shade. A bonobo sits at the foot of a large tree with her infant in her lap.',
    scene: {
      hour: 'shade',
      seed: 66,
      hills: [
        [0.4, 0.42, 0.42],
        [0.54, 0.56, 0.54],
      ],
      shafts: { from: [0.14, 0.26, 0.4], lean: 0.2 },
      trees: [
        { x: 0.7, depth: 4, r: 0.085, ground: 0.86 },
        { x: 0.16, depth: 2, r: 0.013, ground: 0.76 },
        { x: 0.34, depth: 3, r: 0.016, ground: 0.8 },
      ],
      ground: 0.86,
      bonobos: [['nursing', { x: 0.52, ground: 0.9, size: 0.6, looksLeft: true, rimLight: -1 }]],
      ferns: [0.04, 0.96],
      broadPlants: [0.2, 0.8],
      plantSize: 0.26,
      leaves: [0.05, 0.06, 0.2],
    },
  },
];
