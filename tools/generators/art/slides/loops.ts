import { drawBonobo } from '../apes/figure.ts';
import type { LoopRecipe, Motion, AnimatedLayer } from '../pipeline/recipe.types.ts';
import { drawMistPatch, drawFirefly, defineGradients } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import { drawOverhangingLeaves, drawUndergrowth, drawVignette } from '../scene/woods.ts';
import { createRandom } from '../svg/random.ts';
import { createPerch } from './props.ts';
import { drawBackdrop, createCanvas } from './scene.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1280, height: 720 };
const SECONDS = 8;

/** A sine from -1 to 1; `times` is the number of periods per loop. */
const oscillate = (progress: number, periods = 1, phase = 0): number =>
  Math.sin(2 * Math.PI * (progress * periods + phase));

const createLoopCanvas = (scene: Scene, id: string): Canvas =>
  createCanvas(scene.hour, scene.seed, SIZE.width, SIZE.height, id);

const NO_MOTION: Motion = { x: 0, y: 0, rotation: 0, scaleY: 1, opacity: 1, origin: [0, 0] };

const animateMist = (
  scene: Scene,
  id: string,
  patches: readonly (readonly [number, number, number])[],
): AnimatedLayer[] =>
  patches.map(([x, y, length], index) => {
    const canvas = createLoopCanvas(scene, `${id}${index}`);
    return {
      content: defineGradients(canvas) + drawMistPatch(canvas, x, y, length, 0.8),
      getMotion: (progress) => ({
        ...NO_MOTION,
        x: 64 * oscillate(progress, 1, index * 0.37),
        opacity: 0.7 + 0.16 * oscillate(progress, 1, index * 0.21),
      }),
    };
  });

const animateBreathing = (scene: Scene, id: string): AnimatedLayer[] =>
  scene.bonobos.map(([pose, figure], index) => {
    const canvas = createLoopCanvas(scene, `${id}${index}`);
    return {
      content: defineGradients(canvas) + drawBonobo(canvas, pose, figure),
      getMotion: (progress) => ({
        ...NO_MOTION,
        scaleY: 1 + 0.006 * oscillate(progress, 3),
        origin: [figure.x * SIZE.width, figure.ground * SIZE.height],
      }),
    };
  });

const animatePlants = (scene: Scene, id: string): (AnimatedLayer | string)[] => {
  const canvas = createLoopCanvas(scene, id);
  const { width, height } = SIZE;
  const drawPlants = (ferns: readonly number[], broads: readonly number[]) =>
    drawUndergrowth(canvas, 5, { ferns, broads, size: scene.plantSize });
  const plants = scene.broadPlants.map((x, index): AnimatedLayer => ({
    content: drawPlants([], [x]),
    getMotion: (progress) => ({
      ...NO_MOTION,
      rotation: 1.4 * oscillate(progress, 2, index * 0.3),
      origin: [x * width, height],
    }),
  }));
  const overhang: AnimatedLayer = {
    content: drawOverhangingLeaves(canvas, 5, scene.leaves ?? [0, 0, 0], 0.026),
    getMotion: (progress) => ({
      ...NO_MOTION,
      x: 4 * oscillate(progress),
      y: 2.4 * oscillate(progress, 2, 0.2) - 3,
    }),
  };
  return [drawPlants(scene.ferns, []), ...plants, overhang, drawVignette(canvas, 0.4)];
};

const animateFireflies = (count: number, seed: number) => {
  const random = createRandom(seed);
  const flies = Array.from({ length: count }, () => ({
    x: random.between(0.02, 0.98) * SIZE.width,
    y: random.between(0.3, 0.95) * SIZE.height,
    r: random.between(1.6, 3.2),
    reach: random.between(8, 30),
    phase: random.between(0, 1),
    periods: Math.round(random.between(1, 3)),
  }));
  return (progress: number): string =>
    flies
      .map(({ x, y, r, reach, phase, periods }) =>
        drawFirefly(
          x + reach * oscillate(progress, 1, phase),
          y + reach * 0.6 * oscillate(progress, periods, phase + 0.25),
          r,
          0.55 + 0.4 * oscillate(progress, periods, phase),
        ),
      )
      .join('');
};

const DAWN: Scene = {
  hour: 'sunrise',
  seed: 311,
  hills: [
    [0.46, 0.44, 0.46],
    [0.56, 0.56, 0.58],
    [0.7, 0.68, 0.7],
  ],
  trees: [
    { x: 0.06, depth: 4, r: 0.04, ground: 1.1 },
    { x: 0.24, depth: 2, r: 0.012, ground: 0.9 },
    { x: 0.82, depth: 3, r: 0.018, ground: 0.96 },
    { x: 0.97, depth: 4, r: 0.04, ground: 1.2 },
  ],
  behindBonobos: createPerch(1.02, 0.66, 0.34, 0.61, 0.02),
  bonobos: [['nursing', { x: 0.57, ground: 0.615, size: 0.5, looksLeft: true, rimLight: 1 }]],
  ferns: [0.02, 0.98],
  broadPlants: [0.16, 0.3, 0.72, 0.88],
  plantSize: 0.24,
  leaves: [0.16, 0.06, 0.14],
};

const NIGHT: Scene = {
  hour: 'night',
  seed: 322,
  hills: [
    [0.58, 0.56, 0.6],
    [0.7, 0.68, 0.7],
    [0.82, 0.8, 0.82],
  ],
  trees: [
    { x: 0.04, depth: 5, r: 0.05, ground: 1.3 },
    { x: 0.86, depth: 3, r: 0.02, ground: 1 },
  ],
  behindBonobos: createPerch(-0.02, 0.74, 0.6, 0.7, 0.02),
  bonobos: [['lookingUp', { x: 0.4, ground: 0.712, size: 0.5, rimLight: 1 }]],
  ferns: [0.98],
  broadPlants: [0.14, 0.76, 0.9],
  plantSize: 0.24,
  leaves: [0.2, 0.06, 0.06],
};

export const HERO: LoopRecipe = {
  name: 'hero',
  label: 'Mist drifts through a forest at sunrise. A bonobo sits on a branch with an infant in her lap.',
  ...SIZE,
  seconds: SECONDS,
  layers: [
    drawBackdrop(createLoopCanvas(DAWN, 'ha'), { ...DAWN, behindBonobos: undefined }),
    ...animateMist(DAWN, 'hb', [
      [0.2, 0.6, 0.36],
      [0.78, 0.68, 0.4],
      [0.4, 0.8, 0.46],
    ]),
    defineGradients(createLoopCanvas(DAWN, 'hc')) +
      (DAWN.behindBonobos?.(createLoopCanvas(DAWN, 'hc')) ?? ''),
    ...animateBreathing(DAWN, 'hd'),
    ...animatePlants(DAWN, 'he'),
  ],
};

export const CELEBRATION: LoopRecipe = {
  name: 'celebration',
  label: 'A forest at night. Fireflies wander, and a bonobo on a branch looks up at the moon.',
  ...SIZE,
  seconds: SECONDS,
  layers: [
    drawBackdrop(createLoopCanvas(NIGHT, 'ca'), { ...NIGHT, behindBonobos: undefined }),
    ...animateMist(NIGHT, 'cb', [
      [0.3, 0.68, 0.4],
      [0.74, 0.78, 0.4],
    ]),
    defineGradients(createLoopCanvas(NIGHT, 'cc')) +
      (NIGHT.behindBonobos?.(createLoopCanvas(NIGHT, 'cc')) ?? ''),
    ...animateBreathing(NIGHT, 'cd'),
    ...animatePlants(NIGHT, 'ce'),
    animateFireflies(26, 7),
  ],
};
