import { ELEMENTS, GLYPH_SIZE, getShapes } from '#libs/lexigrams/index.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { printedTile } from '../motifs/tile.ts';
import { limb } from '../svg/limb.ts';
import { group, line, shape } from '../svg/markup.ts';
import { hatched, INK, inked, pen, vignette, WASH } from './engraving.ts';

const KEYS = [
  ['Lana', 'please', 'give', 'apple', 'water', 'now'],
  ['question', 'eat', 'drink', 'banana', 'juice', 'more'],
  ['yes', 'go', 'open', 'TV', 'ball', 'no'],
];
const SENTENCE = ['please', 'give', 'apple'];

const SIDE = 37;

const key = (word: string, x: number, y: number): string =>
  shape(`M${x - 2} ${y - 2}h${SIDE + 4}v${SIDE + 6}h${-SIDE - 4}Z`, INK) +
  printedTile(word, light.ink, { x: x + SIDE / 2, y: y + SIDE / 2, side: SIDE });

const reach = (): string => {
  const arm = limb([
    [486, 304, 34],
    [446, 276, 25],
    [412, 246, 18],
    [392, 228, 17],
  ]);
  const fingers = [
    limb([
      [396, 214, 8],
      [378, 196, 7],
      [358, 186, 6],
    ]),
    limb([
      [386, 226, 8],
      [366, 214, 7],
      [360, 224, 6],
      [366, 234, 5.4],
    ]),
    limb([
      [384, 236, 8],
      [366, 230, 7],
      [362, 240, 6],
      [370, 246, 5.2],
    ]),
    limb([
      [392, 244, 7.5],
      [376, 244, 6.6],
      [374, 252, 5.6],
    ]),
  ];
  return (
    [arm, ...fingers].map((d) => pen(d, 3) + shape(d, WASH.fur)).join('') +
    shape(arm, WASH.fur) +
    pen(
      'M470 270C452 258 436 246 420 232M476 286C456 272 438 258 418 242M462 292C446 282 432 270 414 256M396 220l-12 -14M392 232l-12 -8',
      1.2,
      '#a8967a',
    )
  );
};

export const keys = (): string =>
  vignette(
    WASH.sky,
    inked('M78 34H402L420 296H60Z', WASH.dusk, 2),
    hatched('M78 34H112L100 296H60Z', 'close', 0.55),
    hatched('M112 34H402L420 296H100Z', 'level', 0.25),
    inked('M104 50H376V106H104Z', INK, 1.6),
    ...[0, 1, 2, 3, 4, 5].map((place) =>
      pen(`M${113 + place * 43} 58h${SIDE + 2}v40h${-SIDE - 2}Z`, 1.2, '#9c937c'),
    ),
    ...SENTENCE.map((word, place) => printedTile(word, light.ink, { x: 133 + place * 43, y: 78, side: 33 })),
    ...KEYS.flatMap((row, down) => row.map((word, across) => key(word, 112 + across * 44, 124 + down * 50))),
    reach(),
  );

const element = (index: number): string => {
  const { name } = ELEMENTS[index] ?? { name: 'dot' as const };
  const [x, y] = [118 + (index % 3) * 86, 42 + Math.floor(index / 3) * 82];
  const drawn = getShapes(name).map(({ d, isSolid }) =>
    isSolid ? shape(d, INK) : line(d, INK, 3, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );
  return (
    pen(`M${x - 6} ${y - 6}h68v68h-68Z`, 0.8) +
    group({ transform: `translate(${x} ${y}) scale(${56 / GLYPH_SIZE})` }, ...drawn)
  );
};

const quill = (): string =>
  inked('M356 226L346 250L366 234L440 92L430 84Z', WASH.wood, 1.5) +
  inked('M356 226L346 250L366 234Z', WASH.bone, 1.3) +
  inked('M430 84L440 92L452 70L442 62Z', WASH.saffron, 1.3) +
  hatched('M361 230L366 234L440 92L435 88Z', 'close', 0.8) +
  pen('M346 250L358 232', 1);

export const elements = (): string =>
  vignette(
    WASH.leaf,
    group(
      { transform: 'rotate(-2.500 230 160)' },
      hatched('M102 28H388V304H102Z', 'close', 0.35),
      inked('M96 20H380V296H96Z', WASH.bone, 1.6),
      ...Array.from({ length: 9 }, (_, index) => element(index)),
    ),
    quill(),
  );
