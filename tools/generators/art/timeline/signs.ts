import { ELEMENTS, GLYPH_SIZE, getShapes } from '#libs/lexigrams/index.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { drawTile } from '../motifs/tile.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createStroke, createShape } from '../svg/markup.ts';
import { drawHatching, INK, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

const KEYS = [
  ['Lana', 'please', 'give', 'apple', 'water', 'now'],
  ['question', 'eat', 'drink', 'banana', 'juice', 'more'],
  ['yes', 'go', 'open', 'TV', 'ball', 'no'],
];
const SENTENCE = ['please', 'give', 'apple'];

const SIDE = 37;

const drawKey = (word: string, x: number, y: number): string =>
  createShape(`M${x - 2} ${y - 2}h${SIDE + 4}v${SIDE + 6}h${-SIDE - 4}Z`, INK) +
  drawTile(word, light.ink, { x: x + SIDE / 2, y: y + SIDE / 2, side: SIDE });

const ARM = toTaperedPath([
  [486, 304, 34],
  [446, 276, 25],
  [412, 246, 18],
  [392, 228, 17],
]);
const FINGERS = [
  toTaperedPath([
    [396, 214, 8],
    [378, 196, 7],
    [358, 186, 6],
  ]),
  toTaperedPath([
    [386, 226, 8],
    [366, 214, 7],
    [360, 224, 6],
    [366, 234, 5.4],
  ]),
  toTaperedPath([
    [384, 236, 8],
    [366, 230, 7],
    [362, 240, 6],
    [370, 246, 5.2],
  ]),
  toTaperedPath([
    [392, 244, 7.5],
    [376, 244, 6.6],
    [374, 252, 5.6],
  ]),
];

const drawReachingHand = (): string => {
  return (
    [ARM, ...FINGERS].map((d) => drawPenLine(d, 3) + createShape(d, WASH_COLORS.fur)).join('') +
    createShape(ARM, WASH_COLORS.fur) +
    drawPenLine(
      'M470 270C452 258 436 246 420 232M476 286C456 272 438 258 418 242M462 292C446 282 432 270 414 256M396 220l-12 -14M392 232l-12 -8',
      1.2,
      '#a8967a',
    )
  );
};

export const drawKeys = (): string =>
  drawVignette(
    WASH_COLORS.sky,
    drawInkedShape('M78 34H402L420 296H60Z', WASH_COLORS.dusk, 2),
    drawHatching('M78 34H112L100 296H60Z', 'close', 0.55),
    drawHatching('M112 34H402L420 296H100Z', 'level', 0.25),
    drawInkedShape('M104 50H376V106H104Z', INK, 1.6),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      drawPenLine(`M${113 + index * 43} 58h${SIDE + 2}v40h${-SIDE - 2}Z`, 1.2, '#9c937c'),
    ),
    ...SENTENCE.map((word, index) => drawTile(word, light.ink, { x: 133 + index * 43, y: 78, side: 33 })),
    ...KEYS.flatMap((row, down) =>
      row.map((word, across) => drawKey(word, 112 + across * 44, 124 + down * 50)),
    ),
    drawReachingHand(),
  );

const drawElement = (index: number): string => {
  const { name } = ELEMENTS[index] ?? { name: 'dot' as const };
  const [x, y] = [118 + (index % 3) * 86, 42 + Math.floor(index / 3) * 82];
  const glyph = getShapes(name).map(({ d, isSolid }) =>
    isSolid
      ? createShape(d, INK)
      : createStroke(d, INK, 3, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );
  return (
    drawPenLine(`M${x - 6} ${y - 6}h68v68h-68Z`, 0.8) +
    createGroup({ transform: `translate(${x} ${y}) scale(${56 / GLYPH_SIZE})` }, ...glyph)
  );
};

const drawQuill = (): string =>
  drawInkedShape('M356 226L346 250L366 234L440 92L430 84Z', WASH_COLORS.wood, 1.5) +
  drawInkedShape('M356 226L346 250L366 234Z', WASH_COLORS.bone, 1.3) +
  drawInkedShape('M430 84L440 92L452 70L442 62Z', WASH_COLORS.saffron, 1.3) +
  drawHatching('M361 230L366 234L440 92L435 88Z', 'close', 0.8) +
  drawPenLine('M346 250L358 232', 1);

export const drawElements = (): string =>
  drawVignette(
    WASH_COLORS.leaf,
    createGroup(
      { transform: 'rotate(-2.500 230 160)' },
      drawHatching('M102 28H388V304H102Z', 'close', 0.35),
      drawInkedShape('M96 20H380V296H96Z', WASH_COLORS.bone, 1.6),
      ...Array.from({ length: 9 }, (_, index) => drawElement(index)),
    ),
    drawQuill(),
  );
