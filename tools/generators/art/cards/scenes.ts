import { drawBonobo } from '../apes/figure.ts';
import { drawFirefly, drawMist, drawLightShafts, drawSky } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import { drawGround, drawHills, drawOverhangingLeaves, drawTree, drawUndergrowth } from '../scene/woods.ts';
import { drawScene } from '../videos/video-scene.ts';
import type { Size } from '../videos/video-scene.ts';

const drawFireflies = ({ width, height, random }: Canvas): string =>
  Array.from({ length: 36 }, () =>
    drawFirefly(
      random.between(0.3, 1) * width,
      random.between(0.35, 0.94) * height,
      random.between(1.8, 4),
      random.between(0.4, 1),
    ),
  ).join('');

export const drawUnderTheStars = (size: Size): string =>
  drawScene(size, { hour: 'night', seed: 28, disc: { x: 0.7, y: 0.22, r: 0.075, halo: 0.5 } }, [
    drawSky,
    (canvas) => drawHills(canvas, 0, [0.6, 0.54, 0.6], 0.07),
    (canvas) => drawMist(canvas, 0.5, 0.85),
    (canvas) => drawHills(canvas, 2, [0.76, 0.8, 0.7], 0.1),
    (canvas) => drawTree(canvas, 3, { x: 0.92, ground: 0.93, r: 0.03, lean: -1 }),
    (canvas) => drawGround(canvas, 4, 0.92, 0.016),
    (canvas) => drawBonobo(canvas, 'lookingUp', { x: 0.6, ground: 0.98, size: 0.66 }),
    drawFireflies,
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.4, 0.96], broads: [], size: 0.22 }),
  ]);

export const drawMotherAndChild = (size: Size): string =>
  drawScene(size, { hour: 'morning', seed: 19 }, [
    drawSky,
    (canvas) => drawHills(canvas, 0, [0.5, 0.56, 0.46], 0.08),
    (canvas) => drawTree(canvas, 1, { x: 0.42, ground: 0.82, r: 0.016 }),
    (canvas) => drawMist(canvas, 0.4, 0.9),
    (canvas) => drawTree(canvas, 2, { x: 0.84, ground: 0.87, r: 0.028 }),
    (canvas) => drawLightShafts(canvas, [0.56, 0.66, 0.8], -0.14, 0.6),
    (canvas) => drawGround(canvas, 3, 0.9, 0.016),
    (canvas) => drawBonobo(canvas, 'nursing', { x: 0.64, ground: 0.985, size: 0.76, looksLeft: true }),
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.44, 0.96], broads: [], size: 0.24 }),
    (canvas) => drawOverhangingLeaves(canvas, 5, [0.04, 0.06, 0.16], 0.022),
  ]);
