import { drawBonobo } from '../apes/figure.ts';
import type { BonoboOptions } from '../apes/figure.ts';
import type { PoseName } from '../apes/poses.data.ts';
import { drawMist, defineGradients, drawLightShafts, drawSky } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import { LIGHTING_BY_HOUR } from '../scene/hours.data.ts';
import type { Hour } from '../scene/hours.data.ts';
import {
  drawGround,
  drawHills,
  drawOverhangingLeaves,
  drawTree,
  drawUndergrowth,
  drawVignette,
} from '../scene/woods.ts';
import type { Depth } from '../scene/woods.ts';
import { createRandom } from '../svg/random.ts';

/** A drawing that belongs to one picture only. */
export type DrawOnCanvas = (canvas: Canvas) => string;

/** Description of a picture, back to front. All numbers are shares of the picture's size. */
export interface Scene {
  hour: Hour;
  seed: number;
  /** Treetop heights at the left, center and right, farthest hill first. */
  hills: readonly (readonly [number, number, number])[];
  /** Drawn after the hills: a river, a wall of rain. */
  afterHills?: DrawOnCanvas;
  /** Horizontal origins and lean of light shafts. */
  shafts?: { from: readonly number[]; lean: number };
  trees: readonly { x: number; depth: Depth; r: number; ground: number; lean?: number }[];
  /** Ground level; absent when the figures are above ground. */
  ground?: number;
  /** Between the trees and the bonobos: a branch, a fallen trunk. */
  behindBonobos?: DrawOnCanvas;
  bonobos: readonly (readonly [PoseName, BonoboOptions])[];
  /** In front of the bonobos. */
  inFrontOfBonobos?: DrawOnCanvas;
  ferns: readonly number[];
  broadPlants: readonly number[];
  plantSize: number;
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
  light: LIGHTING_BY_HOUR[hour],
  random: createRandom(seed),
  id,
});

const DISTANT: readonly Depth[] = [0, 1, 2];

/** Everything behind the bonobos. */
export function drawBackdrop(canvas: Canvas, scene: Scene): string {
  const hills = scene.hills.map((heights, index) => {
    const depth = DISTANT[index] ?? 2;
    const low = Math.max(...heights) + 0.22;
    return (
      drawHills(canvas, depth, heights, 0.06 + 0.025 * index) +
      drawMist(canvas, Math.min(...heights), low, 0.8)
    );
  });
  const trees = [...scene.trees].sort((first, second) => first.depth - second.depth);
  return [
    defineGradients(canvas),
    drawSky(canvas),
    ...hills,
    scene.afterHills?.(canvas) ?? '',
    ...trees.map(
      ({ depth, ...rest }) =>
        drawTree(canvas, depth, rest) + (depth < 4 ? drawMist(canvas, 0.5, 0.95, 0.4) : ''),
    ),
    scene.shafts === undefined ? '' : drawLightShafts(canvas, scene.shafts.from, scene.shafts.lean),
    scene.ground === undefined ? '' : drawGround(canvas, 4, scene.ground),
    scene.behindBonobos?.(canvas) ?? '',
  ].join('');
}

function drawForeground(
  canvas: Canvas,
  { bonobos, inFrontOfBonobos, ferns, broadPlants, plantSize, leaves }: Scene,
): string {
  return [
    ...bonobos.map(([pose, figure]) => drawBonobo(canvas, pose, figure)),
    inFrontOfBonobos?.(canvas) ?? '',
    drawUndergrowth(canvas, 5, { ferns, broads: broadPlants, size: plantSize }),
    leaves === undefined ? '' : drawOverhangingLeaves(canvas, 5, leaves, 0.026),
    drawVignette(canvas, 0.4),
  ].join('');
}

export function drawScene(scene: Scene, width: number, height: number, id = 's'): string {
  const canvas = createCanvas(scene.hour, scene.seed, width, height, id);
  return drawBackdrop(canvas, scene) + drawForeground(canvas, scene);
}
