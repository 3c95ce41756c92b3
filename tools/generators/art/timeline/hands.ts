import { toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import { createShape } from '../svg/markup.ts';
import { drawHatching, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

/** Wrist, back of the hand and fingers, reaching to the right. */
const PERSON: readonly (readonly Joint[])[] = [
  [
    [20, 232, 25],
    [70, 214, 22],
    [104, 198, 20],
  ],
  [
    [112, 192, 26],
    [136, 178, 27],
    [150, 172, 25],
  ],
  [
    [150, 152, 8.5],
    [178, 134, 8],
    [206, 136, 6.8],
    [228, 148, 5.6],
  ],
  [
    [160, 164, 8.8],
    [190, 148, 8.2],
    [216, 148, 7],
    [236, 158, 5.6],
  ],
  [
    [160, 178, 8.4],
    [190, 168, 7.8],
    [214, 164, 6.8],
    [235, 169, 5.4],
  ],
  [
    [150, 190, 7.6],
    [178, 186, 7],
    [204, 180, 6.2],
    [226, 179, 5],
  ],
  [
    [122, 202, 10],
    [148, 214, 8.5],
    [178, 210, 7.4],
    [210, 194, 6],
  ],
];

/** Long fingers and a short thumb, reaching to the left. */
const APE: readonly (readonly Joint[])[] = [
  [
    [470, 66, 29],
    [420, 92, 25],
    [384, 114, 20],
  ],
  [
    [374, 118, 24],
    [352, 132, 25],
    [338, 140, 23],
  ],
  [
    [342, 120, 9.4],
    [308, 114, 8.8],
    [276, 126, 7.6],
    [250, 146, 6.4],
  ],
  [
    [332, 132, 9.4],
    [300, 128, 8.8],
    [272, 140, 7.8],
    [251, 157, 6.2],
  ],
  [
    [330, 146, 9],
    [302, 146, 8.4],
    [276, 156, 7.4],
    [251, 169, 6],
  ],
  [
    [336, 158, 8.4],
    [310, 164, 7.8],
    [284, 170, 7],
    [254, 180, 5.6],
  ],
  [
    [358, 156, 9],
    [336, 176, 8],
    [312, 186, 6.6],
  ],
];

const drawHandPart = (
  hand: readonly (readonly Joint[])[],
  wash: string,
  [palm, fingers]: readonly [number, number],
): string =>
  hand
    .slice(palm, fingers)
    .map((joints) => drawInkedShape(toTaperedPath(joints), wash, 3))
    .join('') +
  hand
    .slice(palm, fingers)
    .map((joints) => createShape(toTaperedPath(joints), wash))
    .join('');

const drawHand = (hand: readonly (readonly Joint[])[], wash: string): string =>
  drawHandPart(hand, wash, [0, 2]) +
  [2, 3, 4, 5, 6].map((finger) => drawHandPart(hand, wash, [finger, finger + 1])).join('') +
  createShape(toTaperedPath(hand[1] ?? []), wash);

export const drawHands = (): string =>
  drawVignette(
    WASH_COLORS.clay,
    drawHand(PERSON, WASH_COLORS.skin),
    drawHatching(
      'M10 232C60 236 110 222 150 206C170 204 190 200 206 196C196 206 176 220 148 222C112 236 60 256 20 256Z',
      'light',
      0.7,
    ),
    drawInkedShape('M-10 190L44 184L62 250L-10 276Z', WASH_COLORS.sky, 1.8),
    drawHatching('M-10 236L56 226L62 250L-10 276Z', 'close', 0.7),
    drawPenLine('M50 186L66 248', 1.2),
    drawHand(APE, WASH_COLORS.fur),
    drawPenLine(
      'M476 48C452 60 430 74 408 86M478 60C456 72 434 84 412 98M478 74C458 84 438 96 416 108M478 86C460 96 442 106 424 116M400 96C388 104 376 110 366 112M408 106C394 114 382 120 370 122',
      1.2,
      '#a8967a',
    ),
    drawPenLine(
      'M304 118l-5 7M272 130l-3 6M298 131l-4 6M270 143l-4 6M300 149l-3 6M274 158l-4 5',
      1,
      '#a8967a',
    ),
    drawPenLine('M180 136l4 6M208 138l1 6M192 150l3 6M217 150l1 6M192 169l2 6M214 166l1 5', 1),
  );
