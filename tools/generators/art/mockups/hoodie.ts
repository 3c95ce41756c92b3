import { drawTile } from '../motifs/tile.ts';
import { darken, isDark, lighten } from '../svg/color.ts';
import { toMirroredPath } from '../svg/path-data.ts';
import type { Segment } from '../svg/path-data.ts';
import { createGroup, createStroke, createShape } from '../svg/markup.ts';
import { drawCloth, drawCrease, drawSeam } from './cloth.ts';
import type { Fold } from './cloth.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawSoftShadow, getBlurFilter } from './effects.ts';
import type { Focus } from './effects.ts';

const AXIS = 600;
const toBothSides = (d: string): string =>
  d + d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${2 * AXIS - Number(x)} ${y}`);

const BODY = toMirroredPath(
  [AXIS, 300],
  [
    [
      [660, 300],
      [700, 286],
      [716, 268],
    ],
    [
      [770, 292],
      [818, 302],
      [852, 322],
    ],
    [
      [880, 420],
      [866, 560],
      [868, 700],
    ],
    [
      [868, 820],
      [872, 920],
      [866, 990],
    ],
    [
      [862, 1020],
      [856, 1050],
      [852, 1066],
    ],
    [
      [770, 1078],
      [680, 1078],
      [AXIS, 1078],
    ],
  ] satisfies Segment[],
  AXIS,
);

const SLEEVE =
  'M826 322C900 328 956 400 984 520C1010 650 1036 800 1044 930C1046 950 1040 960 1026 964C1000 972 974 974 952 972C938 970 934 962 932 948C918 820 890 700 862 590C850 500 830 400 826 322Z';
const CUFF =
  'M1044 930C1050 964 1050 1000 1046 1024C1020 1034 980 1036 954 1032C944 1010 936 980 932 948C966 958 1010 950 1044 930Z';

const HOOD = toMirroredPath(
  [AXIS, 112],
  [
    [
      [680, 110],
      [742, 168],
      [752, 250],
    ],
    [
      [756, 296],
      [736, 330],
      [704, 352],
    ],
    [
      [672, 376],
      [632, 398],
      [AXIS, 416],
    ],
  ] satisfies Segment[],
  AXIS,
);
const OPENING = toMirroredPath(
  [AXIS, 158],
  [
    [
      [650, 160],
      [684, 204],
      [686, 258],
    ],
    [
      [684, 310],
      [640, 352],
      [AXIS, 392],
    ],
  ] satisfies Segment[],
  AXIS,
);
const POUCH = toMirroredPath(
  [AXIS, 772],
  [
    [[700, 772]],
    [
      [726, 812],
      [768, 880],
      [784, 912],
    ],
    [[784, 990]],
    [[AXIS, 996]],
  ] satisfies Segment[],
  AXIS,
);

const bodyFolds: Fold[] = [
  { d: toBothSides('M890 320L836 420L838 1090L900 1090Z'), blur: 34, opacity: 0.36 },
  { d: toBothSides('M862 470Q790 560 700 570Q790 590 860 530Z'), blur: 18, opacity: 0.24 },
  { d: toBothSides('M862 560Q800 660 730 690Q810 690 862 620Z'), blur: 18, opacity: 0.2 },
  { d: 'M440 1010Q600 960 760 1010Q600 1030 440 1010Z', blur: 18, opacity: 0.26 },
  { d: 'M410 340Q560 460 480 900Q370 640 410 340Z', blur: 60, opacity: 0.34, isLight: true },
  { d: 'M470 372Q600 470 730 372Q700 440 600 470Q500 440 470 372Z', blur: 18, opacity: 0.4 },
];

const sleeveFolds: Fold[] = [
  { d: toBothSides('M850 400Q880 700 940 980L910 980L830 420Z'), blur: 18, opacity: 0.4 },
  {
    d: toBothSides('M870 620Q930 600 980 640Q930 640 880 670ZM900 760Q960 740 1010 770Q960 780 905 800Z'),
    blur: 8,
    opacity: 0.22,
  },
  { d: toBothSides('M900 350Q990 520 1020 860Q960 640 900 350Z'), blur: 18, opacity: 0.28, isLight: true },
];

function drawRibs(d: string, color: string, id: string, isDetail: boolean, lines: string): string {
  const band = drawCloth({ id, d, color: darken(color, 0.05), folds: [], isDetail, isFlat: true });
  return band + createStroke(lines, darken(color, 0.3), 2.2, { opacity: 0.45 });
}

const HEM =
  'M334 990Q600 1004 866 990C862 1020 856 1050 852 1066C770 1078 430 1078 348 1066C344 1050 338 1020 334 990Z';
const hemRibs = Array.from({ length: 43 }, (_, index) => {
  const x = 346 + index * 12.1;
  return `M${x} ${998 + 3 * Math.sin((index / 42) * Math.PI)}L${x + (600 - x) * 0.012} 1068`;
}).join('');
const cuffRibs = toBothSides(
  Array.from(
    { length: 9 },
    (_, index) => `M${940 + index * 12} ${952 - index * 1.2}L${958 + index * 10.4} 1030`,
  ).join(''),
);

function drawHood(color: string): string {
  const lining = darken(color, 0.34);
  const strings = toBothSides('M672 352C676 420 660 470 664 540').replaceAll('M', ' M');
  const cord = lighten(color, isDark(color) ? 0.62 : 0.5);
  return [
    drawCloth({
      id: 'hood',
      d: HOOD,
      color,
      isDetail: false,
      folds: [
        {
          d: 'M452 260Q470 350 600 420Q440 400 430 260ZM748 260Q730 350 600 420Q760 400 770 260Z',
          blur: 18,
          opacity: 0.4,
        },
        { d: 'M500 160Q600 80 700 160Q600 130 500 160Z', blur: 18, opacity: 0.3, isLight: true },
      ],
    }),
    createShape(OPENING, lining),
    drawSoftShadow('M520 250Q600 330 680 250Q670 330 600 386Q530 330 520 250Z', 18, 0.4),
    createStroke(OPENING, darken(color, 0.12), 13),
    createStroke(OPENING, darken(color, 0.4), 1.6, { opacity: 0.6 }),
    drawCrease('M600 112V156', color, 2),
    createGroup(
      { filter: getBlurFilter(3), opacity: 0.4 },
      createStroke(strings, '#140f08', 10, { transform: 'translate(4 6)' }),
    ),
    createStroke(strings, darken(cord, 0.12), 9, { 'stroke-linecap': 'round' }),
    createStroke(strings, lighten(cord, 0.4), 4, { 'stroke-linecap': 'round', 'stroke-dasharray': '3 4' }),
    createShape('M659 536h11v22h-11ZM530 536h11v22h-11Z', '#8d7a52'),
  ].join('');
}

/** Position of the sign over the heart, on the right as seen by the viewer. */
const HEART = { x: 756, y: 500, side: 100 };
const HEART_ALONE: Focus = { x: HEART.x - 30, y: HEART.y - 20, scale: 3.1 };
const BOTH_PRINTS: Focus = { x: 810, y: 480, scale: 2.6 };
const UPPER_ARM = { x: 0, y: 0, side: 76 };

const drawPouch = ({ color, isDetail }: MockupOptions): string =>
  [
    drawSoftShadow(POUCH, 8, isDark(color) ? 0.5 : 0.22),
    drawCloth({
      id: 'pouch',
      d: POUCH,
      color,
      isDetail,
      isFlat: true,
      folds: [{ d: 'M440 960Q600 1000 760 960V1010H440Z', blur: 18, opacity: 0.2 }],
    }),
    drawSeam('M506 784H694M500 786Q440 870 428 914M700 786Q760 870 772 914', color),
  ].join('');

function drawSleeves({ color, words: [word = ''], isDetail, isOnSleeve }: MockupOptions): string {
  const onSleeve = isOnSleeve
    ? createGroup({ transform: 'translate(930 505) rotate(-14)' }, drawTile(word, color, UPPER_ARM))
    : '';
  return [
    drawCloth({
      id: 'sleeves',
      d: toBothSides(SLEEVE),
      color: darken(color, 0.04),
      isDetail,
      folds: sleeveFolds,
      print: onSleeve,
    }),
    drawRibs(toBothSides(CUFF), color, 'cuffs', isDetail, cuffRibs),
  ].join('');
}

export function drawHoodie(options: MockupOptions): Mockup {
  const {
    color,
    words: [word = ''],
    isDetail,
    isOnSleeve,
  } = options;
  const body = drawCloth({
    id: 'body',
    d: BODY,
    color,
    isDetail,
    folds: bodyFolds,
    print: drawTile(word, color, HEART),
  });
  const drawing = [
    drawSleeves(options),
    body,
    drawCrease(toBothSides('M852 322C842 400 846 480 862 590'), color, 2.6),
    drawPouch(options),
    drawRibs(HEM, color, 'hem', isDetail, hemRibs),
    drawHood(color),
  ].join('');
  return { drawing, focus: isOnSleeve ? BOTH_PRINTS : HEART_ALONE };
}
