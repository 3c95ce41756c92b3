import { bonobo } from '../apes/figure.ts';
import type { Figure } from '../apes/figure.ts';
import type { PoseName } from '../apes/poses.data.ts';
import { mist, paints, shafts, sky } from '../scene/air.ts';
import type { Canvas } from '../scene/air.ts';
import { LIGHTS } from '../scene/lights.data.ts';
import type { Hour } from '../scene/lights.data.ts';
import { ground, hills, leavesAbove, tree, undergrowth, vignette } from '../scene/woods.ts';
import type { Depth } from '../scene/woods.ts';
import { createRandom } from '../svg/random.ts';

/** A drawing that belongs to one picture only. */
export type Extra = (canvas: Canvas) => string;

/** Description of a picture, back to front. All numbers are shares of the picture's size. */
export interface Scene {
  hour: Hour;
  seed: number;
  /** Treetop heights at the left, center and right, farthest hill first. */
  hills: readonly (readonly [number, number, number])[];
  /** Drawn after the hills: a river, a wall of rain. */
  behind?: Extra;
  /** Horizontal origins and lean of light shafts. */
  shafts?: { from: readonly number[]; lean: number };
  trees: readonly { x: number; depth: Depth; r: number; ground: number; lean?: number }[];
  /** Ground level; absent when the figures are above ground. */
  ground?: number;
  /** Between the trees and the bonobos: a branch, a fallen trunk. */
  amid?: Extra;
  bonobos: readonly (readonly [PoseName, Figure])[];
  /** In front of the bonobos. */
  before?: Extra;
  ferns: readonly number[];
  broads: readonly number[];
  plants: number;
  /** Lower edge of the leaves at the left, center and right. */
  leaves?: readonly [number, number, number];
}

export const createCanvas = (
  hour: Hour,
  seed: number,
  width: number,
  height: number,
  id: string,
): Canvas => ({
  width,
  height,
  light: LIGHTS[hour],
  random: createRandom(seed),
  id,
});

const DISTANT: readonly Depth[] = [0, 1, 2];

/** Everything behind the bonobos. */
export function backdrop(canvas: Canvas, scene: Scene): string {
  const far = scene.hills.map((way, index) => {
    const depth = DISTANT[index] ?? 2;
    const low = Math.max(...way) + 0.22;
    return hills(canvas, depth, way, 0.06 + 0.025 * index) + mist(canvas, Math.min(...way), low, 0.8);
  });
  const trees = [...scene.trees].sort((one, other) => one.depth - other.depth);
  return [
    paints(canvas),
    sky(canvas),
    ...far,
    scene.behind?.(canvas) ?? '',
    ...trees.map(
      ({ depth, ...rest }) => tree(canvas, depth, rest) + (depth < 4 ? mist(canvas, 0.5, 0.95, 0.4) : ''),
    ),
    scene.shafts === undefined ? '' : shafts(canvas, scene.shafts.from, scene.shafts.lean),
    scene.ground === undefined ? '' : ground(canvas, 4, scene.ground),
    scene.amid?.(canvas) ?? '',
  ].join('');
}

function foreground(canvas: Canvas, { bonobos, before, ferns, broads, plants, leaves }: Scene): string {
  return [
    ...bonobos.map(([pose, figure]) => bonobo(canvas, pose, figure)),
    before?.(canvas) ?? '',
    undergrowth(canvas, 5, { ferns, broads, size: plants }),
    leaves === undefined ? '' : leavesAbove(canvas, 5, leaves, 0.026),
    vignette(canvas, 0.4),
  ].join('');
}

export function painted(scene: Scene, width: number, height: number, id = 's'): string {
  const canvas = createCanvas(scene.hour, scene.seed, width, height, id);
  return backdrop(canvas, scene) + foreground(canvas, scene);
}
