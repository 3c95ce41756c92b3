import { frond } from '../scene/plants.ts';
import { disc } from '../svg/geometry.ts';
import { limb } from '../svg/limb.ts';
import { shape } from '../svg/markup.ts';
import { hatched, INK, inked, pen, vignette, WASH } from './engraving.ts';

const HORN =
  'M206 190C226 176 250 150 262 116C268 96 276 82 292 74C318 100 342 136 348 176C322 180 300 184 278 194C254 204 232 208 214 202Z';

const horn = (): string =>
  [
    inked(HORN, WASH.saffron, 1.8),
    hatched(
      'M214 202C232 208 254 204 278 194C300 184 322 180 348 176C345 160 340 146 333 132C300 160 256 186 208 196Z',
      'close',
      0.6,
    ),
    pen(
      'M208 194C240 176 270 150 292 74M210 197C250 182 290 154 322 112M212 199C250 190 300 176 338 146',
      1.1,
    ),
    inked(
      'M292 74C282 74 282 96 300 128C318 160 340 182 348 176C356 168 342 138 326 112C312 90 300 74 292 74Z',
      WASH.wood,
      1.8,
    ),
    shape(
      'M294 82C290 84 294 102 308 126C322 150 338 168 344 168C346 162 334 138 320 116C308 96 298 82 294 82Z',
      INK,
      { opacity: 0.75 },
    ),
  ].join('');

const box = (): string =>
  [
    inked('M96 226H260V284H96Z', WASH.wood, 1.8),
    hatched('M96 226H132V284H96Z', 'close', 0.6),
    hatched('M132 262H260V284H132Z', 'level', 0.6),
    pen('M108 238H248V272H108Z', 1.2),
    inked('M88 284H268V294H88ZM88 218H268V226H88Z', WASH.clay),
    inked('M120 196H128V218H120ZM226 196H234V218H226Z', WASH.dusk),
    inked('M118 190H198V210H118Z', WASH.bone, 1.6),
    pen(
      'M124 190V210M131 190V210M138 190V210M145 190V210M152 190V210M159 190V210M166 190V210M173 190V210M180 190V210M187 190V210',
      0.9,
    ),
    pen('M96 200H252', 2.2),
    pen('M96 200H78V222', 2.6),
    inked('M72 222H84V240H72Z', WASH.wood, 1.3),
    inked('M190 182H212V206H190Z', WASH.dusk, 1.6),
  ].join('');

function monkey(): string {
  const limbs = [
    limb([
      [398, 116, 13],
      [396, 98, 15],
      [388, 78, 11],
    ]),
    limb([
      [384, 60, 12],
      [380, 62, 12],
    ]),
    limb([
      [376, 66, 7],
      [369, 68, 5.5],
    ]),
    limb([
      [390, 86, 7],
      [378, 100, 5],
      [368, 116, 4],
    ]),
    limb([
      [394, 122, 9],
      [376, 114, 7],
      [368, 130, 5],
    ]),
    limb([
      [404, 122, 7],
      [420, 150, 4],
      [418, 190, 3.2],
      [400, 206, 3],
      [394, 192, 2.4],
    ]),
  ].join('');
  return (
    shape(limbs, WASH.fur) +
    shape(disc(392, 56, 4.5), WASH.fur) +
    shape(disc(373, 64, 5), '#8f7a5c') +
    shape(disc(372.5, 62, 1.3), INK) +
    shape(disc(377.5, 61.5, 1.3), INK)
  );
}

export const phonograph = (): string =>
  vignette(
    WASH.leaf,
    shape(
      frond([470, 60], [372, 20], 20, 13) +
        frond([474, 110], [424, 240], -10, 13) +
        frond([20, 40], [120, 26], 24, 14) +
        frond([14, 60], [50, 170], 4, 12),
      WASH.forest,
      { opacity: 0.55 },
    ),
    inked(
      limb([
        [480, 108, 11],
        [430, 128, 9],
        [388, 130, 7],
        [348, 122, 4],
        [330, 124, 2],
      ]),
      WASH.wood,
    ),
    hatched(
      limb([
        [480, 112, 8],
        [430, 132, 6],
        [388, 133, 4],
        [350, 125, 2],
      ]),
      'level',
      0.7,
    ),
    pen('M50 294H430M80 299H380', 1.6),
    box(),
    horn(),
    monkey(),
  );
