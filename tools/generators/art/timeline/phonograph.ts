import { drawFrond } from '../scene/plants.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createShape } from '../svg/markup.ts';
import { drawHatching, INK, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

const HORN =
  'M206 190C226 176 250 150 262 116C268 96 276 82 292 74C318 100 342 136 348 176C322 180 300 184 278 194C254 204 232 208 214 202Z';

const drawHorn = (): string =>
  [
    drawInkedShape(HORN, WASH_COLORS.saffron, 1.8),
    drawHatching(
      'M214 202C232 208 254 204 278 194C300 184 322 180 348 176C345 160 340 146 333 132C300 160 256 186 208 196Z',
      'close',
      0.6,
    ),
    drawPenLine(
      'M208 194C240 176 270 150 292 74M210 197C250 182 290 154 322 112M212 199C250 190 300 176 338 146',
      1.1,
    ),
    drawInkedShape(
      'M292 74C282 74 282 96 300 128C318 160 340 182 348 176C356 168 342 138 326 112C312 90 300 74 292 74Z',
      WASH_COLORS.wood,
      1.8,
    ),
    createShape(
      'M294 82C290 84 294 102 308 126C322 150 338 168 344 168C346 162 334 138 320 116C308 96 298 82 294 82Z',
      INK,
      { opacity: 0.75 },
    ),
  ].join('');

const drawBox = (): string =>
  [
    drawInkedShape('M96 226H260V284H96Z', WASH_COLORS.wood, 1.8),
    drawHatching('M96 226H132V284H96Z', 'close', 0.6),
    drawHatching('M132 262H260V284H132Z', 'level', 0.6),
    drawPenLine('M108 238H248V272H108Z', 1.2),
    drawInkedShape('M88 284H268V294H88ZM88 218H268V226H88Z', WASH_COLORS.clay),
    drawInkedShape('M120 196H128V218H120ZM226 196H234V218H226Z', WASH_COLORS.dusk),
    drawInkedShape('M118 190H198V210H118Z', WASH_COLORS.bone, 1.6),
    drawPenLine(
      'M124 190V210M131 190V210M138 190V210M145 190V210M152 190V210M159 190V210M166 190V210M173 190V210M180 190V210M187 190V210',
      0.9,
    ),
    drawPenLine('M96 200H252', 2.2),
    drawPenLine('M96 200H78V222', 2.6),
    drawInkedShape('M72 222H84V240H72Z', WASH_COLORS.wood, 1.3),
    drawInkedShape('M190 182H212V206H190Z', WASH_COLORS.dusk, 1.6),
  ].join('');

const MONKEY_LIMBS = [
  toTaperedPath([
    [398, 116, 13],
    [396, 98, 15],
    [388, 78, 11],
  ]),
  toTaperedPath([
    [384, 60, 12],
    [380, 62, 12],
  ]),
  toTaperedPath([
    [376, 66, 7],
    [369, 68, 5.5],
  ]),
  toTaperedPath([
    [390, 86, 7],
    [378, 100, 5],
    [368, 116, 4],
  ]),
  toTaperedPath([
    [394, 122, 9],
    [376, 114, 7],
    [368, 130, 5],
  ]),
  toTaperedPath([
    [404, 122, 7],
    [420, 150, 4],
    [418, 190, 3.2],
    [400, 206, 3],
    [394, 192, 2.4],
  ]),
].join('');

function drawMonkey(): string {
  return (
    createShape(MONKEY_LIMBS, WASH_COLORS.fur) +
    createShape(toCirclePath(392, 56, 4.5), WASH_COLORS.fur) +
    createShape(toCirclePath(373, 64, 5), '#8f7a5c') +
    createShape(toCirclePath(372.5, 62, 1.3), INK) +
    createShape(toCirclePath(377.5, 61.5, 1.3), INK)
  );
}

export const drawPhonograph = (): string =>
  drawVignette(
    WASH_COLORS.leaf,
    createShape(
      drawFrond([470, 60], [372, 20], 20, 13) +
        drawFrond([474, 110], [424, 240], -10, 13) +
        drawFrond([20, 40], [120, 26], 24, 14) +
        drawFrond([14, 60], [50, 170], 4, 12),
      WASH_COLORS.forest,
      { opacity: 0.55 },
    ),
    drawInkedShape(
      toTaperedPath([
        [480, 108, 11],
        [430, 128, 9],
        [388, 130, 7],
        [348, 122, 4],
        [330, 124, 2],
      ]),
      WASH_COLORS.wood,
    ),
    drawHatching(
      toTaperedPath([
        [480, 112, 8],
        [430, 132, 6],
        [388, 133, 4],
        [350, 125, 2],
      ]),
      'level',
      0.7,
    ),
    drawPenLine('M50 294H430M80 299H380', 1.6),
    drawBox(),
    drawHorn(),
    drawMonkey(),
  );
