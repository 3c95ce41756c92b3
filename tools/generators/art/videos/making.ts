import { bonobo } from '../apes/figure.ts';
import { drift, firefly, mist, sky } from '../scene/air.ts';
import type { Canvas } from '../scene/air.ts';
import { ground, hills, leavesAbove, tree, undergrowth, vignette } from '../scene/woods.ts';
import { limb } from '../svg/limb.ts';
import { group, line, shape, tag } from '../svg/markup.ts';
import { glow, scene } from './set.ts';
import type { Size } from './set.ts';

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

const fire = ({ width, height, light }: Canvas): string => {
  const side = height * 0.34;
  const stones = STONES.map(
    ([x, y, r]) =>
      shape(
        `M${x - r} ${y + r * 0.5}Q${x - r * 1.1} ${y - r * 0.6} ${x} ${y - r * 0.7}Q${x + r * 1.1} ${y - r * 0.5} ${x + r} ${y + r * 0.5}Z`,
        light.layers[5],
      ) +
      line(
        `M${x - r * 0.7} ${y - r * 0.4}Q${x} ${y - r * 0.95} ${x + r * 0.7} ${y - r * 0.4}`,
        '#e0803a',
        2.4,
        { 'stroke-linecap': 'round', opacity: 0.9 },
      ),
  );
  return group(
    { transform: `translate(${0.44 * width - side / 2} ${0.91 * height - side}) scale(${side / 200})` },
    tag('ellipse', { cx: 100, cy: 198, rx: 240, ry: 22, fill: '#f0913a', opacity: 0.1 }),
    ...LOGS.map((joints) => shape(limb(joints), '#241812')),
    ...FLAMES.map(([color, d]) => shape(d, color)),
    ...LOGS.slice(2).map((joints) => shape(limb(joints), '#1a110c')),
    ...stones,
  );
};

const sparks = ({ width, height, random }: Canvas): string =>
  Array.from({ length: 26 }, () => {
    const up = random.between(0, 1);
    const x = 0.44 + random.between(-0.02, 0.02) + up * random.between(-0.05, 0.07);
    return firefly(
      x * width,
      (0.56 - up * 0.48) * height,
      random.between(1.2, 2.8),
      0.95 - up * 0.6,
      '#ff9a3c',
    );
  }).join('');

export const stones =
  (x: number, y: number) =>
  ({ width, height }: Canvas): string =>
    group(
      { transform: `translate(${x * width} ${y * height}) scale(${height / 720})` },
      shape('M-64 26L-76 -8L-48 -46L-4 -58L42 -40L60 -4L44 28Z', '#4a4350'),
      shape('M-76 -8L-48 -46L-30 -16L-44 12Z', '#a5765c'),
      shape('M-48 -46L-4 -58L4 -22L-30 -16Z', '#8a6457'),
      shape('M-30 -16L4 -22L14 26L-22 26L-44 12Z', '#6d5355'),
      shape('M-4 -58L42 -40L30 -10L4 -22Z', '#5f4b55'),
      line('M-48 -46L-30 -16L4 -22L-4 -58M-30 -16L-44 12M4 -22L14 26M4 -22L30 -10', '#c89a78', 1.6, {
        opacity: 0.6,
      }),
      shape('M-150 26L-138 8L-106 4L-92 18L-112 28Z', '#8a6457'),
      shape('M-150 26L-138 8L-106 4L-124 18Z', '#c08a66'),
    );

const stick = ({ width, height }: Canvas): string =>
  shape(
    limb([
      [0.602 * width, 0.578 * height, 4],
      [0.58 * width, 0.6 * height, 3.6],
      [0.478 * width, 0.755 * height, 2.8],
    ]),
    '#1a110c',
  );

export const atTheFire = (size: Size): string =>
  scene(size, { hour: 'dusk', seed: 77, disc: { x: 0.44, y: 0.72, r: 0, halo: 0.5 } }, [
    sky,
    (canvas) => hills(canvas, 1, [0.56, 0.6, 0.5], 0.06),
    (canvas) => mist(canvas, 0.42, 0.8),
    (canvas) => hills(canvas, 2, [0.68, 0.72, 0.62], 0.08),
    (canvas) => tree(canvas, 3, { x: 0.16, ground: 0.88, r: 0.022 }),
    (canvas) => tree(canvas, 4, { x: 0.94, ground: 0.9, r: 0.03, lean: -1 }),
    (canvas) => drift(canvas, 0.3, 0.78, 0.4, 0.4),
    (canvas) => ground(canvas, 4, 0.87, 0.014),
    ({ width, height }) => glow('warmth', 0.44 * width, 0.76 * height, 0.34 * width, '#ffa64a', 0.75),
    (canvas) => bonobo(canvas, 'reaching', { x: 0.735, ground: 0.955, size: 0.62, looksLeft: true, lit: -1 }),
    stick,
    fire,
    sparks,
    stones(0.9, 0.945),
    (canvas) => undergrowth(canvas, 5, { ferns: [0.02, 1.02], broads: [], size: 0.24 }),
    (canvas) => leavesAbove(canvas, 5, [0.2, 0, 0.12], 0.022),
    (canvas) => vignette(canvas, 0.4),
  ]);
