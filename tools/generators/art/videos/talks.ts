import { drawSign } from '../motifs/tile.ts';
import { toRectanglePath, toCirclePath } from '../svg/path-data.ts';
import { embedFonts } from '../svg/font-faces.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import { drawGlow } from './video-scene.ts';
import type { Size } from './video-scene.ts';

const WALL = '#2b2233';
const BOARD = '#1d3b30';
const CHALK = '#f1ecdc';
const NEAR = '#0e0b12';
const RIM = '#e9a75f';

const SENTENCE = ['please', 'give', 'orange'];

const drawChalkSigns = (): string =>
  createGroup(
    { filter: 'url(#chalk)' },
    ...SENTENCE.map((word, index) => drawSign(word, CHALK, { x: 470 + index * 172, y: 262, side: 124 })),
    createStroke('M392 352C560 346 740 358 890 350', CHALK, 4, { 'stroke-linecap': 'round', opacity: 0.75 }),
    ...SENTENCE.map((word, index) =>
      createElement(
        'text',
        {
          x: 470 + index * 172,
          y: 412,
          'font-family': 'Newsreader Italic',
          'font-size': 44,
          'text-anchor': 'middle',
          fill: CHALK,
        },
        word,
      ),
    ),
  );

const drawDust = (): string => {
  const random = createRandom(3);
  const smears = Array.from({ length: 16 }, () => {
    const [x, y, length] = [random.between(320, 860), random.between(150, 420), random.between(60, 190)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${random.between(-30, 10).toFixed(0)} ${length.toFixed(0)} ${random.between(-20, 20).toFixed(0)}`;
  });
  return createStroke(smears.join(''), CHALK, 26, { opacity: 0.035, 'stroke-linecap': 'round' });
};

const drawChalkboard = (): string =>
  createShape(toRectanglePath(296, 112, 668, 372), '#6b4526') +
  createShape(toRectanglePath(296, 112, 668, 372), '#8d6035', { transform: 'translate(0 -4)' }) +
  createShape(toRectanglePath(312, 124, 636, 344), BOARD) +
  drawDust() +
  drawChalkSigns() +
  createShape(toRectanglePath(296, 476, 668, 12), '#9c6d3e') +
  createShape(toRectanglePath(640, 468, 46, 8), CHALK) +
  createShape(toRectanglePath(700, 469, 24, 7), '#e8b7a0');

const FACE =
  'M1056 240C1047 250 1045 262 1044 272L1031 292C1029 298 1034 300 1040 300L1038 307L1042 311L1039 317C1042 322 1044 325 1043 331C1045 342 1060 344 1074 338L1082 372H1118L1112 250Z';
const HAIR =
  'M1050 256C1040 226 1066 208 1092 212C1124 216 1136 246 1128 280C1126 300 1118 314 1104 318C1098 306 1098 296 1090 286C1088 270 1072 262 1050 256Z';
const COAT: readonly Joint[] = [
  [1096, 730, 84],
  [1092, 540, 78],
  [1094, 430, 64],
  [1097, 380, 34],
];
const ARM: readonly Joint[] = [
  [1072, 408, 34],
  [1022, 440, 29],
  [974, 414, 23],
];
const FOREARM: readonly Joint[] = [
  [984, 418, 19],
  [946, 388, 15],
  [920, 362, 11],
];

const drawSpeaker = (): string => {
  const hair = HAIR + toCirclePath(1134, 296, 21);
  const edge = { transform: 'translate(-4 -3)' };
  return [
    createShape(FACE + hair + toTaperedPath(COAT), RIM, edge),
    createShape(FACE, '#7a4e38'),
    createStroke('M1050 274q6 -4 12 0M1047 262q8 -6 18 -3M1041 311h12', '#2a1812', 3, {
      'stroke-linecap': 'round',
    }),
    createShape(toTaperedPath(COAT), '#37505f'),
    createShape(hair, '#15100f'),
    createStroke('M924 364L812 300', '#d8b284', 5, { 'stroke-linecap': 'round' }),
    createShape(toTaperedPath(FOREARM) + toTaperedPath(ARM), RIM, edge),
    createShape(toTaperedPath(FOREARM), '#7a4e38'),
    createShape(toTaperedPath(ARM), '#456274'),
  ].join('');
};

const HEADS = [
  [120, 640, 46],
  [262, 656, 43],
  [404, 642, 47],
  [548, 660, 42],
  [700, 646, 46],
  [842, 662, 43],
] as const;

const drawListener = ([x, y, r]: readonly [number, number, number], index: number): string => {
  const shoulders = `M${x - r * 2.1} 740C${x - r * 2} ${y + r * 1.5} ${x - r} ${y + r * 1.1} ${x - r * 0.4} ${y + r * 0.9}H${x + r * 0.4}C${x + r} ${y + r * 1.1} ${x + r * 2} ${y + r * 1.5} ${x + r * 2.1} 740Z`;
  const extras = [
    toCirclePath(x, y - r * 1.05, r * 0.42),
    '',
    toTaperedPath([
      [x - r * 0.5, y, r * 0.7],
      [x - r * 0.55, y + r * 1.1, r * 0.6],
    ]) +
      toTaperedPath([
        [x + r * 0.5, y, r * 0.7],
        [x + r * 0.55, y + r * 1.1, r * 0.6],
      ]),
    toCirclePath(x - r * 0.7, y - r * 0.6, r * 0.55) +
      toCirclePath(x + r * 0.7, y - r * 0.6, r * 0.55) +
      toCirclePath(x, y - r * 0.8, r * 0.6),
    '',
    toCirclePath(x, y + r * 0.9, r * 0.4),
  ];
  const head = `${toTaperedPath([
    [x, y - r * 0.2, r],
    [x, y + r * 0.15, r * 0.92],
  ])}${extras[index % extras.length] ?? ''}`;
  return (
    createShape(head + shoulders, RIM, { transform: 'translate(0 -4)', opacity: 0.8 }) +
    createShape(head + shoulders, NEAR)
  );
};

const SOFT = createElement('filter', { id: 'soft' }, createElement('feGaussianBlur', { stdDeviation: 14 }));

const CHALK_BRUSH = createElement(
  'filter',
  { id: 'chalk', x: 300, y: 100, width: 700, height: 400, filterUnits: 'userSpaceOnUse' },
  createElement('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: 0.35,
    numOctaves: 2,
    seed: 7,
    result: 'grain',
  }),
  createElement('feDisplacementMap', { in: 'SourceGraphic', in2: 'grain', scale: 5, result: 'rough' }),
  createElement('feColorMatrix', {
    in: 'grain',
    values: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 -2.6 0 0 0 2.25',
    result: 'holes',
  }),
  createElement('feComposite', { in: 'rough', in2: 'holes', operator: 'in' }),
);

export const drawLesson = ({ width, height }: Size): string =>
  createGroup(
    { transform: `translate(${(width - 1280 * (height / 720)) / 2} 0) scale(${height / 720})` },
    embedFonts('Newsreader Italic'),
    createElement('defs', {}, SOFT, CHALK_BRUSH),
    createShape(toRectanglePath(-400, 0, 2080, 720), WALL),
    drawGlow('lamp', 640, 240, 760, '#ffcf8a', 0.5),
    createShape('M560 -10H720L1080 520H200Z', '#ffe1a6', { opacity: 0.12, filter: 'url(#soft)' }),
    drawChalkboard(),
    createShape('M596 0H684L716 44H564Z', '#c98a2c') +
      createElement('ellipse', { cx: 640, cy: 46, rx: 76, ry: 11, fill: '#fff0c2' }),
    createShape(toRectanglePath(-400, 590, 2080, 140), '#1d1724'),
    drawSpeaker(),
    ...HEADS.map(drawListener),
  );
