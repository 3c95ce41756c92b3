import { drawBonobo } from '../apes/figure.ts';
import { drawMistPatch, drawFirefly, drawMist, drawSky } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import {
  drawGround,
  drawHills,
  drawOverhangingLeaves,
  drawTree,
  drawUndergrowth,
  drawVignette,
} from '../scene/woods.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { drawGlow, drawScene } from './video-scene.ts';
import type { Size } from './video-scene.ts';

/** Drawn on a square of 200 units, centered at the ground point (100, 200). */
const FLAMES = [
  [
    '#d4531f',
    'M52 190C30 150 58 128 66 96C80 116 84 122 92 70C104 40 104 26 98 4C136 38 132 84 142 104C148 96 150 88 148 76C174 112 168 160 146 190Z',
  ],
  [
    '#f08a2a',
    'M64 190C48 160 72 144 78 116C90 132 94 120 100 78C112 58 112 48 110 34C132 66 126 100 134 124C140 118 142 112 142 106C156 138 150 168 134 190Z',
  ],
  [
    '#fbc84e',
    'M76 190C64 166 82 156 88 130C98 142 102 130 108 98C120 118 118 136 124 150C130 144 130 142 132 138C138 160 134 178 124 190Z',
  ],
  ['#fff1b4', 'M88 190C80 172 94 166 98 148C106 158 108 150 112 136C120 156 122 172 114 190Z'],
] as const;

const LOGS = [
  [
    [40, 196, 9],
    [100, 182, 8],
    [156, 174, 6],
  ],
  [
    [162, 196, 9],
    [104, 184, 8],
    [52, 172, 6],
  ],
  [
    [84, 202, 9],
    [104, 186, 8],
  ],
] as const;

const STONES = [
  [24, 198, 17],
  [58, 206, 15],
  [94, 210, 17],
  [134, 208, 16],
  [172, 200, 17],
] as const;

const drawFire = ({ width, height, light }: Canvas): string => {
  const side = height * 0.34;
  const stonePaths = STONES.map(
    ([x, y, r]) =>
      createShape(
        `M${x - r} ${y + r * 0.5}Q${x - r * 1.1} ${y - r * 0.6} ${x} ${y - r * 0.7}Q${x + r * 1.1} ${y - r * 0.5} ${x + r} ${y + r * 0.5}Z`,
        light.layers[5],
      ) +
      createStroke(
        `M${x - r * 0.7} ${y - r * 0.4}Q${x} ${y - r * 0.95} ${x + r * 0.7} ${y - r * 0.4}`,
        '#e0803a',
        2.4,
        { 'stroke-linecap': 'round', opacity: 0.9 },
      ),
  );
  return createGroup(
    { transform: `translate(${0.44 * width - side / 2} ${0.91 * height - side}) scale(${side / 200})` },
    createElement('ellipse', { cx: 100, cy: 198, rx: 240, ry: 22, fill: '#f0913a', opacity: 0.1 }),
    ...LOGS.map((joints) => createShape(toTaperedPath(joints), '#241812')),
    ...FLAMES.map(([color, d]) => createShape(d, color)),
    ...LOGS.slice(2).map((joints) => createShape(toTaperedPath(joints), '#1a110c')),
    ...stonePaths,
  );
};

const drawSparks = ({ width, height, random }: Canvas): string =>
  Array.from({ length: 26 }, () => {
    const up = random.between(0, 1);
    const x = 0.44 + random.between(-0.02, 0.02) + up * random.between(-0.05, 0.07);
    return drawFirefly(
      x * width,
      (0.56 - up * 0.48) * height,
      random.between(1.2, 2.8),
      0.95 - up * 0.6,
      '#ff9a3c',
    );
  }).join('');

export const createStones =
  (x: number, y: number) =>
  ({ width, height }: Canvas): string =>
    createGroup(
      { transform: `translate(${x * width} ${y * height}) scale(${height / 720})` },
      createShape('M-64 26L-76 -8L-48 -46L-4 -58L42 -40L60 -4L44 28Z', '#4a4350'),
      createShape('M-76 -8L-48 -46L-30 -16L-44 12Z', '#a5765c'),
      createShape('M-48 -46L-4 -58L4 -22L-30 -16Z', '#8a6457'),
      createShape('M-30 -16L4 -22L14 26L-22 26L-44 12Z', '#6d5355'),
      createShape('M-4 -58L42 -40L30 -10L4 -22Z', '#5f4b55'),
      createStroke('M-48 -46L-30 -16L4 -22L-4 -58M-30 -16L-44 12M4 -22L14 26M4 -22L30 -10', '#c89a78', 1.6, {
        opacity: 0.6,
      }),
      createShape('M-150 26L-138 8L-106 4L-92 18L-112 28Z', '#8a6457'),
      createShape('M-150 26L-138 8L-106 4L-124 18Z', '#c08a66'),
    );

const drawStick = ({ width, height }: Canvas): string =>
  createShape(
    toTaperedPath([
      [0.602 * width, 0.578 * height, 4],
      [0.58 * width, 0.6 * height, 3.6],
      [0.478 * width, 0.755 * height, 2.8],
    ]),
    '#1a110c',
  );

export const drawBonoboAtFire = (size: Size): string =>
  drawScene(size, { hour: 'dusk', seed: 77, disc: { x: 0.44, y: 0.72, r: 0, halo: 0.5 } }, [
    drawSky,
    (canvas) => drawHills(canvas, 1, [0.56, 0.6, 0.5], 0.06),
    (canvas) => drawMist(canvas, 0.42, 0.8),
    (canvas) => drawHills(canvas, 2, [0.68, 0.72, 0.62], 0.08),
    (canvas) => drawTree(canvas, 3, { x: 0.16, ground: 0.88, r: 0.022 }),
    (canvas) => drawTree(canvas, 4, { x: 0.94, ground: 0.9, r: 0.03, lean: -1 }),
    (canvas) => drawMistPatch(canvas, 0.3, 0.78, 0.4, 0.4),
    (canvas) => drawGround(canvas, 4, 0.87, 0.014),
    ({ width, height }) => drawGlow('warmth', 0.44 * width, 0.76 * height, 0.34 * width, '#ffa64a', 0.75),
    (canvas) =>
      drawBonobo(canvas, 'reaching', { x: 0.735, ground: 0.955, size: 0.62, looksLeft: true, rimLight: -1 }),
    drawStick,
    drawFire,
    drawSparks,
    createStones(0.9, 0.945),
    (canvas) => drawUndergrowth(canvas, 5, { ferns: [0.02, 1.02], broads: [], size: 0.24 }),
    (canvas) => drawOverhangingLeaves(canvas, 5, [0.2, 0, 0.12], 0.022),
    (canvas) => drawVignette(canvas, 0.4),
  ]);
