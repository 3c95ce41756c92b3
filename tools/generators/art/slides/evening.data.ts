import { drawRain } from '../scene/atmosphere.ts';
import type { Slide } from './slide.types.ts';
import {
  combine,
  createFireflies,
  createNest,
  createPerch,
  createRipples,
  createStream,
  createLeafUmbrella,
} from './props.ts';

export const EVENING: readonly Slide[] = [
  {
    alt: 'Rain. A bonobo sits under a large leaf and waits.',
    scene: {
      hour: 'rain',
      seed: 77,
      hills: [
        [0.42, 0.4, 0.44],
        [0.56, 0.54, 0.56],
      ],
      trees: [
        { x: 0.12, depth: 3, r: 0.022, ground: 0.8 },
        { x: 0.3, depth: 2, r: 0.012, ground: 0.76 },
        { x: 0.86, depth: 4, r: 0.04, ground: 0.88 },
      ],
      ground: 0.86,
      bonobos: [['sheltered', { x: 0.5, ground: 0.92, size: 0.6, rimLight: -1 }]],
      inFrontOfBonobos: combine(createLeafUmbrella(0.583, 0.405), (canvas) => drawRain(canvas, 240)),
      ferns: [0.03, 0.97],
      broadPlants: [0.22, 0.78],
      plantSize: 0.24,
      leaves: [0.1, 0.04, 0.1],
    },
  },
  {
    alt: 'Afternoon. Two bonobos wade upright through a shallow stream; rings spread from their legs.',
    scene: {
      hour: 'afternoon',
      seed: 88,
      hills: [
        [0.38, 0.42, 0.4],
        [0.5, 0.53, 0.52],
      ],
      afterHills: createStream(0.62),
      trees: [
        { x: 0.06, depth: 4, r: 0.034, ground: 1.15 },
        { x: 0.93, depth: 3, r: 0.026, ground: 1.1 },
      ],
      bonobos: [
        ['wading', { x: 0.66, ground: 0.83, size: 0.5, looksLeft: true, rimLight: -1 }],
        ['wading', { x: 0.43, ground: 0.92, size: 0.6, looksLeft: true, rimLight: -1 }],
      ],
      inFrontOfBonobos: createRipples([0.435, 0.838], [0.67, 0.76]),
      ferns: [0.98],
      broadPlants: [0.02, 0.88],
      plantSize: 0.24,
      leaves: [0.16, 0.05, 0.1],
    },
  },
  {
    alt: 'Golden light. Young bonobos play: one hangs from a branch by one arm, and another reaches up for it. The sun is behind them.',
    scene: {
      hour: 'gold',
      seed: 99,
      hills: [
        [0.52, 0.5, 0.52],
        [0.62, 0.6, 0.62],
      ],
      trees: [
        { x: 0.06, depth: 4, r: 0.04, ground: 0.9 },
        { x: 0.22, depth: 3, r: 0.014, ground: 0.8 },
        { x: 0.88, depth: 3, r: 0.02, ground: 0.8 },
      ],
      ground: 0.87,
      behindBonobos: createPerch(-0.02, 0.13, 0.78, 0.17, 0.022),
      bonobos: [
        ['hanging', { x: 0.5, ground: 0.62, size: 0.42, rimLight: 1 }],
        ['reaching', { x: 0.67, ground: 0.9, size: 0.4, looksLeft: true, rimLight: 1, turn: 8 }],
        ['lookingUp', { x: 0.3, ground: 0.89, size: 0.38, rimLight: 1 }],
      ],
      ferns: [0.02, 0.98],
      broadPlants: [0.14, 0.86],
      plantSize: 0.2,
      leaves: [0.12, 0.08, 0.06],
    },
  },
  {
    alt: 'Dusk. Three bonobos walk home in a line. The one in the middle carries an infant on her back.',
    scene: {
      hour: 'dusk',
      seed: 111,
      hills: [
        [0.56, 0.54, 0.58],
        [0.66, 0.66, 0.68],
      ],
      trees: [
        { x: 0.1, depth: 3, r: 0.018, ground: 0.82 },
        { x: 0.72, depth: 2, r: 0.012, ground: 0.78 },
        { x: 0.94, depth: 4, r: 0.044, ground: 0.9 },
      ],
      ground: 0.85,
      bonobos: [
        ['walking', { x: 0.76, ground: 0.865, size: 0.36, looksLeft: true, rimLight: -1 }],
        ['carrying', { x: 0.5, ground: 0.87, size: 0.42, looksLeft: true, rimLight: -1 }],
        ['walking', { x: 0.22, ground: 0.88, size: 0.4, looksLeft: true, rimLight: 1 }],
      ],
      ferns: [0.0, 0.92],
      broadPlants: [0.3, 0.7],
      plantSize: 0.15,
    },
  },
  {
    alt: 'Night. A bonobo sleeps in a nest of bent branches high in a tree; the moon is up, and fireflies glow.',
    scene: {
      hour: 'night',
      seed: 122,
      hills: [
        [0.66, 0.62, 0.66],
        [0.76, 0.74, 0.76],
        [0.86, 0.86, 0.84],
      ],
      trees: [{ x: 0.12, depth: 5, r: 0.05, ground: 1.3 }],
      behindBonobos: createPerch(-0.02, 0.74, 0.62, 0.7, 0.026),
      bonobos: [['lying', { x: 0.38, ground: 0.66, size: 0.5, rimLight: 1 }]],
      inFrontOfBonobos: combine(createNest(0.38, 0.62, 0.17), createFireflies(26, 0.3, 0.95)),
      ferns: [],
      broadPlants: [0.94],
      plantSize: 0.2,
      leaves: [0.2, 0.06, 0.04],
    },
  },
];
