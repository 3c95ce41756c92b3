import { toCirclePath } from '../svg/path-data.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { drawBlade } from '../scene/leaves.ts';
import type { Coat } from './coat.ts';

/** Faces right; the skull is centered on the origin and about 40 units high. */
const FACE =
  'M4.6 -14.6C9 -16.4 14.4 -13.6 15.4 -10C18.2 -9.6 19 -7 17.6 -5.2C17 -2.6 18.6 -.6 21.4 1.2C23.6 2.4 24.4 3.8 24.2 5.2C28 7 30.4 10.4 29.8 13C30.4 15.4 28.6 17.4 26.8 17.8C24.6 21 19 22.8 13.4 22.2C6 21.6 0 17 -1.6 10C-3 2 -1 -9 4.6 -14.6Z';
const MUZZLE =
  'M20 .4C23 2 24.4 3.6 24.2 5.2C28 7 30.4 10.4 29.8 13C30.4 15.4 28.6 17.4 26.8 17.8C24.6 20.8 19.4 22.2 15.4 21C10.8 19.4 10.2 13.4 12.8 8.6C14.6 5 17 2 20 .4Z';
const UPPER_LIP = 'M29.9 12.2C26 13.4 20.6 13.6 15.6 11.7C19.6 14.3 25.6 14.5 29.7 13.5Z';
const LOWER_LIP =
  'M29.7 13.8C26 14.9 21.4 14.8 17.2 13.6C19.8 16.4 23.6 17.2 27 16.7C28.8 16.2 29.8 15.2 29.7 13.8Z';
const HAIR =
  'M9 -16.4C5 -20.4 -2 -21.4 -8 -19.4C-16 -16.6 -20.4 -9.4 -19.6 -1C-19.4 6 -20.6 12 -25 20C-15 23.4 -6 23.6 2.4 20.8C-.6 17 -1.8 12.6 -1.2 8.6C-.6 4.6 1.4 2 2 -1.6C2.6 -7.4 4.4 -12.4 9 -16.4Z';
const EAR =
  'M-9.4 -4.6C-6 -7.4 -2 -5.6 -2.2 -1C-2.4 3 -5 6.6 -7.4 5.6C-9.4 4.8 -8.6 2 -9.8 -.2C-10.4 -1.6 -10.6 -3.4 -9.4 -4.6Z';

/** Hair tufts: x, y, direction in radians, length. */
const TUFTS: readonly (readonly [number, number, number, number])[] = [
  [-0.4, 6, 0.95, 9],
  [-0.6, 9, 1.05, 11],
  [-0.4, 12, 1.2, 12],
  [-4, 14, 1.45, 12],
  [-9, 15, 1.75, 12],
  [-15, 12, 2.1, 13],
  [-18, 5, 2.2, 12],
  [-18.6, -2, 2.25, 10],
  [-17.6, -9, 2.3, 8],
  [-13, -15, 2.6, 7],
];

const TUFT_ENDS = TUFTS.map(([x, y, turn, length]) => drawBlade([x, y], turn, length, 2.2)).join('');

const COMBED = [
  'M6 -16.6C0 -13 -4 -10 -6.4 -6',
  'M1 -19C-6 -16 -10 -10 -11.4 0',
  'M-6 -19C-12 -15 -15.4 -8 -15.6 3',
];

/** Head of a bonobo seen from the side; `isSmall` omits strands and nostrils. */
export function drawSideHead(coat: Coat, { isSmall = false, isAsleep = false } = {}): string {
  const eye = isAsleep
    ? [createStroke('M10.6 -4.6C12 -3.2 14.2 -3.2 15.6 -4.8', coat.eye, 0.9, { 'stroke-linecap': 'round' })]
    : [
        createElement('ellipse', { cx: 13, cy: -4.9, rx: 2.1, ry: 1.6, fill: coat.eye }),
        createShape(toCirclePath(13.9, -5.4, 0.5), '#fff3dc', { opacity: 0.9 }),
      ];
  const strands = COMBED.map((d) =>
    createStroke(d, coat.sheen, 0.7, { opacity: 0.55, 'stroke-linecap': 'round' }),
  );
  return createGroup(
    {},
    createShape(toCirclePath(-1, 12, 10), coat.hair),
    createShape(FACE, coat.skin),
    createShape(MUZZLE, coat.muzzle, { opacity: 0.75 }),
    createShape(UPPER_LIP, coat.lip),
    createShape(LOWER_LIP, coat.lip),
    createStroke('M29.7 13.6C25.6 14.7 20.4 14.4 14.6 11.6', coat.eye, 0.8, { 'stroke-linecap': 'round' }),
    createStroke('M7.6 -8C10.6 -10.6 15 -10.2 17.4 -7.4', coat.muzzle, 1.8, { 'stroke-linecap': 'round' }),
    createElement('ellipse', { cx: 12.8, cy: -5, rx: 3.6, ry: 2.4, fill: coat.eye, opacity: 0.45 }),
    ...eye,
    createShape(HAIR, coat.hair),
    createShape(TUFT_ENDS, coat.hair),
    createShape(EAR, coat.skin),
    ...(isSmall ? [] : [createStroke('M21.8 4.6C22.4 4 23.2 4.2 23.6 4.8', coat.eye, 0.8, {}), ...strands]),
  );
}

export const drawSideHeadShadow = (color: string): string =>
  createShape(FACE, color) + createShape(HAIR, color) + createShape(TUFT_ENDS, color);
