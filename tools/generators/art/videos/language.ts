import { dark } from '#libs/ui/theme/palette.data.ts';
import { drawTile } from '../motifs/tile.ts';
import { drawBlade } from '../scene/leaves.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import { interpolateJoints, toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import { drawGlow } from './video-scene.ts';
import type { Size } from './video-scene.ts';

const ROWS = [
  ['Kanzi', 'banana', 'go', 'River', 'yes', 'hug', 'question', 'water'],
  ['give', 'TV', 'orange', 'visitor', 'no', 'good', 'ball', 'chase'],
  ['open', 'juice', 'hand', 'apple', 'please', 'key', 'drink', 'more'],
  ['eat', 'now', 'Sue', 'tickle', 'melon', 'outdoors', 'sad', 'play'],
];
const STEP = 146;
const SIDE = 122;

const HAIR = '#120f0d';
const SKIN = '#3a2d28';
const CREASE = '#1b1411';
const SHINE = '#a88c6c';

const ARM: readonly Joint[] = [
  [1350, 760, 128],
  [1200, 640, 104],
  [1092, 560, 82],
  [1020, 516, 74],
];
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [950, 548, 34],
    [880, 560, 29],
    [858, 596, 24],
    [894, 616, 19],
  ],
  [
    [924, 512, 37],
    [838, 514, 33],
    [812, 556, 27],
    [852, 584, 21],
  ],
  [
    [912, 474, 38],
    [820, 464, 34],
    [786, 500, 28],
    [826, 534, 22],
  ],
  [
    [930, 432, 38],
    [836, 388, 34],
    [752, 376, 28],
    [690, 398, 20],
  ],
];
const BACK: readonly Joint[] = [
  [1050, 530, 84],
  [980, 492, 86],
  [936, 474, 76],
];
const THUMB: readonly Joint[] = [
  [1020, 444, 34],
  [950, 390, 29],
  [884, 396, 23],
  [850, 412, 17],
];

const drawFlesh = (joints: readonly Joint[], color: string): string => {
  const d = toTaperedPath(joints);
  return (
    createStroke(d, CREASE, 10, { 'stroke-linejoin': 'round' }) +
    createShape(d, SHINE, { transform: 'translate(-4 -4)' }) +
    createShape(d, color)
  );
};

function drawHair(joints: readonly Joint[]): string {
  const random = createRandom(8);
  const hairs = interpolateJoints(joints).flatMap(([x, y, r]) =>
    Array.from({ length: 26 }, () => {
      const aside = random.between(-1.02, 1.02) * r;
      return drawBlade(
        [x + aside * 0.55, y - aside * 0.83],
        3.55 + random.between(-0.35, 0.35),
        random.between(26, 60),
        4,
      );
    }),
  );
  return createShape(toTaperedPath(joints), HAIR) + createShape(hairs.join(''), HAIR);
}

const drawCreases = (): string =>
  createStroke(
    'M830 372q8 20 -2 40M758 362q6 16 0 30M812 452q10 14 4 34M832 500q8 14 2 30M868 550q10 10 4 24M934 420q-14 40 2 92',
    '#5f4a40',
    3,
    { 'stroke-linecap': 'round', opacity: 0.8 },
  );

const drawNail = (): string => createShape('M676 388q-14 4 -12 18q12 6 24 0z', '#8d7363', { opacity: 0.85 });

const drawBoard = (): string =>
  createGroup(
    { transform: 'rotate(-5 640 360) translate(18 62)' },
    ...ROWS.flatMap((words, down) =>
      words.map((word, across) => {
        const [x, y] = [58 + across * STEP, 44 + down * STEP];
        const socket = toRectanglePath(x - SIDE / 2 - 5, y - SIDE / 2 - 4, SIDE + 10, SIDE + 14);
        return (
          createShape(socket, '#050907', { opacity: 0.7 }) + drawTile(word, dark.ground, { x, y, side: SIDE })
        );
      }),
    ),
  );

/** Light of a lamp above the hand; the rest of the board is dark. */
const LAMP = createElement(
  'defs',
  {},
  createElement(
    'radialGradient',
    { id: 'lamp', gradientUnits: 'userSpaceOnUse', cx: 620, cy: 380, r: 860 },
    createElement('stop', { offset: 0, 'stop-color': dark.page, 'stop-opacity': 0 }),
    createElement('stop', { offset: 0.3, 'stop-color': dark.page, 'stop-opacity': 0.3 }),
    createElement('stop', { offset: 1, 'stop-color': dark.page, 'stop-opacity': 0.96 }),
  ),
);

export const drawHandAtBoard = ({ width, height }: Size): string =>
  createGroup(
    { transform: `translate(${(width - 1280 * (height / 720)) / 2} 0) scale(${height / 720})` },
    createShape(toRectanglePath(-400, -40, 2080, 800), dark.page),
    drawBoard(),
    LAMP,
    createShape(toRectanglePath(-400, -40, 2080, 800), 'url(#lamp)'),
    drawGlow('pressed', 640, 392, 300, dark.saffron, 0.6),
    createGroup(
      { transform: 'rotate(-5 640 360) translate(18 62)' },
      createElement('rect', {
        x: 58 + 4 * STEP - SIDE / 2 - 6,
        y: 44 + 2 * STEP - SIDE / 2 - 6,
        width: SIDE + 12,
        height: SIDE + 12,
        rx: 8,
        fill: dark.saffron,
      }),
      drawTile('please', '#ffffff', { x: 58 + 4 * STEP, y: 44 + 2 * STEP, side: SIDE }),
    ),
    drawHair(ARM),
    ...FINGERS.map((finger) => drawFlesh(finger, SKIN)),
    drawFlesh(BACK, SKIN),
    drawFlesh(THUMB, SKIN),
    drawHair([...ARM.slice(1), [990, 500, 62]]),
    drawCreases(),
    drawNail(),
  );
