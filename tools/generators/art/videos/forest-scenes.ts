import { drawBonobo } from '../apes/figure.ts';
import { drawMistPatch, drawMist, drawRiver, drawLightShafts, drawSky } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import { drawLiana } from '../scene/leaves.ts';
import {
  drawBough,
  drawGround,
  drawHills,
  drawOverhangingLeaves,
  drawTree,
  drawUndergrowth,
  drawVignette,
} from '../scene/woods.ts';
import { createStroke, createShape } from '../svg/markup.ts';
import { drawScene } from './video-scene.ts';
import type { Size } from './video-scene.ts';

export const drawDawn = (size: Size): string =>
  drawScene(size, { hour: 'sunrise', seed: 31, disc: { x: 0.66, y: 0.36, r: 0.17, halo: 0.6 } }, [
    drawSky,
    (canvas) => drawHills(canvas, 0, [0.6, 0.5, 0.56], 0.06),
    (canvas) => drawMist(canvas, 0.42, 0.75),
    (canvas) => drawHills(canvas, 1, [0.7, 0.68, 0.58], 0.08),
    (canvas) => drawMistPatch(canvas, 0.3, 0.72, 0.4, 0.6),
    (canvas) => drawHills(canvas, 2, [0.76, 0.84, 0.72], 0.09),
    (canvas) => drawMist(canvas, 0.66, 0.98),
    (canvas) => drawTree(canvas, 3, { x: 0.08, ground: 0.95, r: 0.03, lean: 1 }),
    (canvas) => drawGround(canvas, 4, 0.93, 0.02),
    (canvas) => drawBonobo(canvas, 'sitting', { x: 0.63, ground: 0.985, size: 0.86, looksLeft: true }),
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.9, 1], broads: [0.98], size: 0.3 }),
    (canvas) => drawOverhangingLeaves(canvas, 5, [0.2, 0, 0.1], 0.022),
  ]);

const drawBranch = (canvas: Canvas): string =>
  drawBough(canvas, 5, [
    [1.05, 0.5, 0.03],
    [0.84, 0.66, 0.018],
    [0.62, 0.71, 0.011],
    [0.48, 0.7, 0.005],
  ]);

const drawWing = (x: number, y: number, r: number): string =>
  `M${x - r} ${y - r * 0.35}Q${x - r * 0.4} ${y - r * 0.5} ${x} ${y}Q${x + r * 0.4} ${y - r * 0.5} ${x + r} ${y - r * 0.35}`;

const drawBirds = ({ width, height, light }: Canvas): string =>
  createStroke(
    [
      [0.2, 0.22, 15],
      [0.25, 0.19, 11],
      [0.3, 0.24, 12],
      [0.16, 0.28, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => drawWing(x * width, y * height, r))
      .join(''),
    light.layers[4],
    3,
    { 'stroke-linecap': 'round' },
  );

export const drawOverTheForest = (size: Size): string =>
  drawScene(size, { hour: 'midmorning', seed: 12, disc: { x: 0.3, y: 0.24, r: 0.06 } }, [
    drawSky,
    (canvas) => drawHills(canvas, 0, [0.42, 0.4, 0.34], 0.04),
    (canvas) => drawMist(canvas, 0.34, 0.56),
    (canvas) => drawHills(canvas, 1, [0.5, 0.5, 0.44], 0.05),
    (canvas) => drawRiver(canvas, 0.545, 0.68),
    (canvas) => drawMistPatch(canvas, 0.7, 0.55, 0.3, 0.75),
    (canvas) => drawHills(canvas, 2, [0.6, 0.74, 0.6], 0.07),
    (canvas) => drawMist(canvas, 0.58, 0.86),
    drawBirds,
    (canvas) => drawHills(canvas, 3, [0.72, 0.86, 0.8], 0.1),
    (canvas) => drawMistPatch(canvas, 0.3, 0.88, 0.34, 0.5),
    (canvas) => drawHills(canvas, 4, [0.98, 0.94, 0.86], 0.12),
    drawBranch,
    (canvas) => drawBonobo(canvas, 'sitting', { x: 0.76, ground: 0.69, size: 0.52, looksLeft: true }),
    (canvas) => drawOverhangingLeaves(canvas, 5, [0.02, 0, 0.34], 0.024),
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.98], broads: [], size: 0.34 }),
  ]);

const drawRope = ({ width, height, light, random }: Canvas): string =>
  createShape(
    drawLiana(random, [0.703 * width, -0.05 * height], [0.71 * width, 0.5 * height], 0, width * 0.004, 20) +
      drawLiana(
        random,
        [0.3 * width, -0.05 * height],
        [0.56 * width, -0.05 * height],
        300,
        width * 0.005,
        22,
      ),
    light.layers[5],
  );

export const drawPlay = (size: Size): string =>
  drawScene(size, { hour: 'gold', seed: 5, disc: { x: 0.52, y: 0.46, r: 0.12, halo: 0.62 } }, [
    drawSky,
    (canvas) => drawHills(canvas, 0, [0.5, 0.6, 0.5], 0.07),
    (canvas) => drawMist(canvas, 0.4, 0.8),
    (canvas) => drawTree(canvas, 1, { x: 0.3, ground: 0.8, r: 0.012 }),
    (canvas) => drawTree(canvas, 1, { x: 0.86, ground: 0.8, r: 0.014 }),
    (canvas) => drawLightShafts(canvas, [0.36, 0.5, 0.62], -0.1, 0.5),
    (canvas) => drawTree(canvas, 2, { x: 0.17, ground: 0.84, r: 0.02 }),
    (canvas) => drawMist(canvas, 0.56, 0.94),
    (canvas) => drawTree(canvas, 4, { x: 0.955, ground: 0.93, r: 0.035, lean: -1 }),
    (canvas) => drawGround(canvas, 4, 0.9, 0.016),
    drawRope,
    (canvas) => drawBonobo(canvas, 'hanging', { x: 0.71, ground: 0.74, size: 0.5, looksLeft: true }),
    (canvas) => drawBonobo(canvas, 'upright', { x: 0.43, ground: 0.94, size: 0.46 }),
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.9], broads: [0.02], size: 0.26 }),
    (canvas) => drawOverhangingLeaves(canvas, 5, [0.1, 0.02, 0.2], 0.022),
    (canvas) => drawVignette(canvas, 0.35),
  ]);
