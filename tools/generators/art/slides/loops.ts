import { bonobo } from '../apes/figure.ts';
import type { LoopRecipe, Motion, Moved } from '../gallery/recipe.types.ts';
import { drift, firefly, paints } from '../scene/air.ts';
import type { Canvas } from '../scene/air.ts';
import { leavesAbove, undergrowth, vignette } from '../scene/woods.ts';
import { createRandom } from '../svg/random.ts';
import { perch } from './props.ts';
import { backdrop, createCanvas } from './scene.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1280, height: 720 };
const SECONDS = 8;

/** A sine from -1 to 1; `times` is the number of periods per loop. */
const sway = (share: number, times = 1, begin = 0): number => Math.sin(2 * Math.PI * (share * times + begin));

const sheet = (scene: Scene, id: string): Canvas =>
  createCanvas(scene.hour, scene.seed, SIZE.width, SIZE.height, id);

const STILL: Motion = { x: 0, y: 0, turn: 0, rise: 1, opacity: 1, about: [0, 0] };

const drifting = (scene: Scene, id: string, ways: readonly (readonly [number, number, number])[]): Moved[] =>
  ways.map(([x, y, length], index) => {
    const canvas = sheet(scene, `${id}${index}`);
    return {
      drawn: paints(canvas) + drift(canvas, x, y, length, 0.8),
      at: (share) => ({
        ...STILL,
        x: 64 * sway(share, 1, index * 0.37),
        opacity: 0.7 + 0.16 * sway(share, 1, index * 0.21),
      }),
    };
  });

const breathing = (scene: Scene, id: string): Moved[] =>
  scene.bonobos.map(([pose, figure], index) => {
    const canvas = sheet(scene, `${id}${index}`);
    return {
      drawn: paints(canvas) + bonobo(canvas, pose, figure),
      at: (share) => ({
        ...STILL,
        rise: 1 + 0.006 * sway(share, 3),
        about: [figure.x * SIZE.width, figure.ground * SIZE.height],
      }),
    };
  });

const swaying = (scene: Scene, id: string): (Moved | string)[] => {
  const canvas = sheet(scene, id);
  const { width, height } = SIZE;
  const grown = (ferns: readonly number[], broads: readonly number[]) =>
    undergrowth(canvas, 5, { ferns, broads, size: scene.plants });
  const plants = scene.broads.map((x, index): Moved => ({
    drawn: grown([], [x]),
    at: (share) => ({
      ...STILL,
      turn: 1.4 * sway(share, 2, index * 0.3),
      about: [x * width, height],
    }),
  }));
  const above: Moved = {
    drawn: leavesAbove(canvas, 5, scene.leaves ?? [0, 0, 0], 0.026),
    at: (share) => ({ ...STILL, x: 4 * sway(share), y: 2.4 * sway(share, 2, 0.2) - 3 }),
  };
  return [grown(scene.ferns, []), ...plants, above, vignette(canvas, 0.4)];
};

const glowing = (count: number, seed: number) => {
  const random = createRandom(seed);
  const flies = Array.from({ length: count }, () => ({
    x: random.between(0.02, 0.98) * SIZE.width,
    y: random.between(0.3, 0.95) * SIZE.height,
    r: random.between(1.6, 3.2),
    reach: random.between(8, 30),
    begin: random.between(0, 1),
    times: Math.round(random.between(1, 3)),
  }));
  return (share: number): string =>
    flies
      .map(({ x, y, r, reach, begin, times }) =>
        firefly(
          x + reach * sway(share, 1, begin),
          y + reach * 0.6 * sway(share, times, begin + 0.25),
          r,
          0.55 + 0.4 * sway(share, times, begin),
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
  amid: perch(1.02, 0.66, 0.34, 0.61, 0.02),
  bonobos: [['nursing', { x: 0.57, ground: 0.615, size: 0.5, looksLeft: true, lit: 1 }]],
  ferns: [0.02, 0.98],
  broads: [0.16, 0.3, 0.72, 0.88],
  plants: 0.24,
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
  amid: perch(-0.02, 0.74, 0.6, 0.7, 0.02),
  bonobos: [['lookingUp', { x: 0.4, ground: 0.712, size: 0.5, lit: 1 }]],
  ferns: [0.98],
  broads: [0.14, 0.76, 0.9],
  plants: 0.24,
  leaves: [0.2, 0.06, 0.06],
};

export const HERO: LoopRecipe = {
  name: 'hero',
  label: 'Mist drifts through a forest at sunrise; a bonobo sits on a bough with a little one in her lap.',
  ...SIZE,
  seconds: SECONDS,
  layers: [
    backdrop(sheet(DAWN, 'ha'), { ...DAWN, amid: undefined }),
    ...drifting(DAWN, 'hb', [
      [0.2, 0.6, 0.36],
      [0.78, 0.68, 0.4],
      [0.4, 0.8, 0.46],
    ]),
    paints(sheet(DAWN, 'hc')) + (DAWN.amid?.(sheet(DAWN, 'hc')) ?? ''),
    ...breathing(DAWN, 'hd'),
    ...swaying(DAWN, 'he'),
  ],
};

export const CELEBRATION: LoopRecipe = {
  name: 'celebration',
  label: 'A forest at night: fireflies wander, and a bonobo on a bough looks up at the moon.',
  ...SIZE,
  seconds: SECONDS,
  layers: [
    backdrop(sheet(NIGHT, 'ca'), { ...NIGHT, amid: undefined }),
    ...drifting(NIGHT, 'cb', [
      [0.3, 0.68, 0.4],
      [0.74, 0.78, 0.4],
    ]),
    paints(sheet(NIGHT, 'cc')) + (NIGHT.amid?.(sheet(NIGHT, 'cc')) ?? ''),
    ...breathing(NIGHT, 'cd'),
    ...swaying(NIGHT, 'ce'),
    glowing(26, 7),
  ],
};
