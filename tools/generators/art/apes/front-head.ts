import { drawBlade } from '../scene/leaves.ts';
import { toCirclePath, toMirroredPath } from '../svg/path-data.ts';
import type { Segment, Point } from '../svg/path-data.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import type { Coat } from './coat.ts';

const toMirroredOutline = (start: Point, ...pieces: Segment[]): string => toMirroredPath(start, pieces, 0);

const FACE = toMirroredOutline(
  [0, -14.5],
  [
    [5, -18],
    [13, -16],
    [14.6, -8],
  ],
  [
    [15.6, -3],
    [13.6, 3],
    [14, 9],
  ],
  [
    [14.4, 17],
    [8, 23.4],
    [0, 23.6],
  ],
);
const MUZZLE = toMirroredOutline(
  [0, 0.6],
  [
    [3.6, 0.6],
    [5.4, 3],
    [7.4, 5.4],
  ],
  [
    [11, 8.4],
    [12.6, 13],
    [10.8, 17],
  ],
  [
    [8.8, 21.4],
    [4.6, 22.8],
    [0, 22.9],
  ],
);
const HAIR = toMirroredOutline(
  [0, -21.4],
  [
    [5, -26.4],
    [14, -25],
    [19, -19],
  ],
  [
    [24, -12.6],
    [24, -4],
    [25.6, 3],
  ],
  [
    [26.6, 9],
    [27, 13],
    [24, 18],
  ],
  [
    [20, 23],
    [12, 27],
    [0, 27.6],
  ],
);
const TUFTS: readonly (readonly [number, number, number, number])[] = [
  ...[...Array(17).keys()].map((index) => {
    const share = index / 16;
    const turn = -0.55 + share * 1.4;
    const distance = 0.86 + 0.1 * Math.sin(index * 2.4);
    const halfWidth = 24 * Math.cos(turn) * distance;
    return [
      halfWidth,
      1 + 23 * Math.sin(turn) * distance,
      0.75 + share * 0.65,
      6 + 5 * share + 2.4 * Math.sin(index * 1.7),
    ] as const;
  }),
];
/** From the parting to the cheek; the first is the outermost. */
const STRANDS = Array.from({ length: 11 }, (_, index) => {
  const distance = (10 - index) * 0.74;
  return `M.7 ${-17.8 - distance * 0.46}C${7 + distance * 0.5} ${-20 - distance * 0.34} ${13 + distance} ${-15 - distance * 0.25} ${15 + distance} -7S${17 + distance * 0.85} 5 ${18.2 + distance * 0.6} ${12 + index * 0.4}`;
});
const UPPER_LIP = toMirroredOutline(
  [0, 13.6],
  [
    [2.8, 13],
    [6, 13.2],
    [8.8, 13],
  ],
  [
    [6, 14.7],
    [3, 15],
    [0, 15],
  ],
);
const LOWER_LIP = toMirroredOutline(
  [0, 15.1],
  [
    [3.2, 15.1],
    [5.8, 14.7],
    [8, 13.7],
  ],
  [
    [6, 16.3],
    [3.2, 17],
    [0, 17],
  ],
);

const drawMirrored = (content: string): string =>
  content + createGroup({ transform: 'scale(-1 1)' }, content);

const drawTufts = (): string =>
  TUFTS.map(
    ([x, y, turn, length]) =>
      drawBlade([x, y], turn, length, 2.3) + drawBlade([-x, y], Math.PI - turn, length, 2.3),
  ).join('');

function drawEye(coat: Coat): string {
  const iris = '#8a5426';
  return createGroup(
    {},
    createElement('ellipse', { cx: 6.2, cy: -3.4, rx: 4.2, ry: 3.2, fill: coat.eye, opacity: 0.5 }),
    createShape('M2.9 -3.2C4 -5.4 8 -5.6 9.6 -3C8.2 -1.4 4.4 -1.2 2.9 -3.2Z', '#1c120c'),
    createShape(toCirclePath(6.2, -3.4, 1.9), iris),
    createShape(toCirclePath(6.2, -3.4, 1), '#0a0705'),
    createShape(toCirclePath(6.9, -4.1, 0.5), '#fff6e4'),
    createStroke('M2.6 -3.4C4 -5.8 8.2 -6 9.9 -3.2', coat.hair, 0.7, { 'stroke-linecap': 'round' }),
    createStroke('M3.6 -.9C5.2 .2 7.6 .2 9.2 -.8', coat.hair, 0.45, {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  );
}

const drawNose = (coat: Coat): string =>
  createShape(
    toMirroredOutline(
      [0, 3.4],
      [
        [2.6, 3],
        [5, 4.4],
        [5.2, 6.6],
      ],
      [
        [3.8, 8],
        [1.4, 8.2],
        [0, 7.4],
      ],
    ),
    coat.skin,
  ) + drawMirrored(createShape('M1 6.2C1.8 5.2 3.2 5.2 3.8 6.4C2.8 7.2 1.6 7.2 1 6.2Z', coat.eye));

const SKULL = toMirroredOutline(
  [0, -21.4],
  [
    [6, -25],
    [15, -22],
    [17.4, -12],
  ],
  [
    [19, -5],
    [17, 1],
    [17.6, 8],
  ],
  [
    [17, 4],
    [15, 10],
    [14, 16],
  ],
  [
    [10, 20],
    [4, 10],
    [0, 10],
  ],
);

export function drawFrontHead(coat: Coat): string {
  const ear = createElement('ellipse', { cx: 18.6, cy: -1, rx: 4.6, ry: 6.4, fill: coat.skin });
  const strands = STRANDS.map((d) =>
    createStroke(d, coat.sheen, 0.34, { opacity: 0.55, 'stroke-linecap': 'round' }),
  );
  return createGroup(
    {},
    createShape(HAIR + drawTufts(), coat.hair),
    drawMirrored(ear),
    createShape(SKULL, coat.hair),
    createShape(FACE, coat.skin),
    drawMirrored(
      createStroke('M1.4 -7.2C4.6 -9.6 9.4 -9.4 12.4 -5.4', coat.muzzle, 2.6, {
        opacity: 0.8,
        'stroke-linecap': 'round',
      }),
    ),
    createShape(MUZZLE, coat.muzzle),
    drawMirrored(
      createStroke('M3 -.4C6 2.4 9.6 6 12 11', coat.hair, 0.5, { opacity: 0.45, 'stroke-linecap': 'round' }),
    ),
    drawMirrored(createStroke('M-.6 9V12.6', coat.skin, 0.5, { opacity: 0.5, 'stroke-linecap': 'round' })),
    drawMirrored(drawEye(coat)),
    drawNose(coat),
    createShape(UPPER_LIP, coat.lip),
    createShape(LOWER_LIP, coat.lip),
    createStroke('M-9.8 12.7C-5 15.8 5 15.8 9.8 12.7', coat.eye, 0.5, { 'stroke-linecap': 'round' }),
    drawMirrored(strands.join('')),
    createStroke('M0 -22.4V-15', coat.sheen, 0.6, { opacity: 0.8, 'stroke-linecap': 'round' }),
  );
}

export const drawFrontHeadShadow = (color: string): string => createShape(HAIR + drawTufts(), color);
