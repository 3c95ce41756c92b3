import { bonobo } from '../apes/figure.ts';
import { firefly, mist, shafts, sky } from '../scene/air.ts';
import type { Canvas } from '../scene/air.ts';
import { ground, hills, leavesAbove, tree, undergrowth } from '../scene/woods.ts';
import { scene } from '../videos/set.ts';
import type { Size } from '../videos/set.ts';

const fireflies = ({ width, height, random }: Canvas): string =>
  Array.from({ length: 36 }, () =>
    firefly(
      random.between(0.3, 1) * width,
      random.between(0.35, 0.94) * height,
      random.between(1.8, 4),
      random.between(0.4, 1),
    ),
  ).join('');

export const underTheStars = (size: Size): string =>
  scene(size, { hour: 'night', seed: 28, disc: { x: 0.7, y: 0.22, r: 0.075, halo: 0.5 } }, [
    sky,
    (canvas) => hills(canvas, 0, [0.6, 0.54, 0.6], 0.07),
    (canvas) => mist(canvas, 0.5, 0.85),
    (canvas) => hills(canvas, 2, [0.76, 0.8, 0.7], 0.1),
    (canvas) => tree(canvas, 3, { x: 0.92, ground: 0.93, r: 0.03, lean: -1 }),
    (canvas) => ground(canvas, 4, 0.92, 0.016),
    (canvas) => bonobo(canvas, 'lookingUp', { x: 0.6, ground: 0.98, size: 0.66 }),
    fireflies,
    (canvas) => undergrowth(canvas, 5, { ferns: [0.4, 0.96], broads: [], size: 0.22 }),
  ]);

export const motherAndChild = (size: Size): string =>
  scene(size, { hour: 'morning', seed: 19 }, [
    sky,
    (canvas) => hills(canvas, 0, [0.5, 0.56, 0.46], 0.08),
    (canvas) => tree(canvas, 1, { x: 0.42, ground: 0.82, r: 0.016 }),
    (canvas) => mist(canvas, 0.4, 0.9),
    (canvas) => tree(canvas, 2, { x: 0.84, ground: 0.87, r: 0.028 }),
    (canvas) => shafts(canvas, [0.56, 0.66, 0.8], -0.14, 0.6),
    (canvas) => ground(canvas, 3, 0.9, 0.016),
    (canvas) => bonobo(canvas, 'nursing', { x: 0.64, ground: 0.985, size: 0.76, looksLeft: true }),
    (canvas) => undergrowth(canvas, 5, { ferns: [0.44, 0.96], broads: [], size: 0.24 }),
    (canvas) => leavesAbove(canvas, 5, [0.04, 0.06, 0.16], 0.022),
  ]);
