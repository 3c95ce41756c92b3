import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createShape } from '../svg/markup.ts';
import { drawHatching, INK, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

const drawFeathers = (start: readonly [number, number], rows: number, direction: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const [x, y] = [start[0] + row * 5 * -direction, start[1] + row * 13];
    return `M${x} ${y}q${9 * direction} 5 ${17 * direction} 2M${x - 3 * direction} ${y + 6}q${10 * direction} 5 ${20 * direction} 2`;
  }).join('');

function drawMagpie(): string {
  const body = toTaperedPath([
    [204, 92, 14],
    [196, 108, 19],
    [176, 138, 29],
    [156, 164, 24],
    [138, 186, 11],
    [112, 226, 7],
    [92, 258, 4],
  ]);
  return [
    drawPenLine('M176 176L182 214M164 178L168 214M182 214l-9 4M182 214l9 4M168 214l-9 4M168 214l9 3', 2.2),
    createShape(body, INK),
    createShape(
      'M214 114C206 134 196 152 180 172C172 180 162 184 154 184C164 172 172 160 180 146C188 132 200 120 214 114Z',
      WASH_COLORS.bone,
    ),
    drawHatching('M196 148C188 160 176 176 164 183C172 172 184 156 196 148Z', 'light'),
    createShape(
      'M180 122C166 128 150 148 138 182C152 180 168 164 178 146C184 136 186 126 180 122Z',
      WASH_COLORS.dusk,
    ),
    createShape('M184 118C176 124 172 132 170 140C178 136 184 130 188 122Z', WASH_COLORS.bone),
    drawPenLine(drawFeathers([166, 140], 3, -1), 1.1, '#efe6d0'),
    drawPenLine('M150 176C134 200 112 232 96 256', 1.1, '#8d8672'),
    drawInkedShape('M215 84L240 93L216 99C213 94 213 89 215 84Z', INK),
    drawPenLine('M217 92L236 93', 1, '#8d8672'),
    createShape(toCirclePath(208, 89, 2.6), '#efe6d0'),
  ].join('');
}

function drawParrot(): string {
  const body = toTaperedPath([
    [316, 84, 18],
    [322, 108, 23],
    [334, 144, 29],
    [342, 178, 20],
    [352, 212, 10],
    [362, 264, 4],
  ]);
  return [
    drawInkedShape(body, WASH_COLORS.leaf),
    drawInkedShape(
      'M340 112C358 122 368 152 366 206C350 196 338 172 334 146C332 130 334 118 340 112Z',
      WASH_COLORS.forest,
    ),
    drawHatching(
      'M340 112C358 122 368 152 366 206C350 196 338 172 334 146C332 130 334 118 340 112Z',
      'close',
      0.6,
    ),
    drawPenLine('M342 132c6 8 14 12 22 13M342 150c6 8 14 12 22 13M346 168c6 8 12 11 20 12', 1.2),
    drawHatching('M308 116C308 146 318 176 336 194C328 166 322 140 322 112Z', 'light', 0.7),
    drawPenLine('M306 128c4 4 8 4 12 0M310 146c4 4 8 4 12 0M316 162c4 4 8 4 12 0', 1.1),
    drawInkedShape(
      'M302 76C292 74 282 84 282 102C288 98 294 96 301 97C305 90 305 82 302 76Z',
      WASH_COLORS.bone,
    ),
    drawInkedShape('M301 97C294 98 290 102 291 108C297 109 303 106 305 101Z', WASH_COLORS.dusk, 1.2),
    drawInkedShape(toCirclePath(313, 84, 6), WASH_COLORS.bone, 1),
    createShape(toCirclePath(312, 84, 2.8), INK),
    drawPenLine('M346 220l12 42M352 218l8 38', 1.1),
    drawInkedShape('M304 202H390V209H304Z', WASH_COLORS.wood),
    drawHatching('M304 205H390V209H304Z', 'level'),
    drawPenLine('M332 190c-4 4 -5 10 -3 15M338 191c-2 5 -2 9 0 14M346 190c0 5 1 9 4 14', 2.4),
    drawInkedShape('M376 209H382V284H376Z', WASH_COLORS.wood),
    drawInkedShape('M352 284H406L398 276H360Z', WASH_COLORS.wood),
  ].join('');
}

const drawBooks = (): string =>
  [
    drawInkedShape('M96 218H226V236H96Z', WASH_COLORS.clay),
    drawHatching('M96 218H130V236H96Z', 'light'),
    drawPenLine('M112 218V236M208 218V236', 1.1),
    drawInkedShape('M82 236H220V258H82Z', WASH_COLORS.forest),
    drawHatching('M82 236H118V258H82Z', 'close', 0.6),
    drawPenLine('M98 236V258M204 236V258', 1.1),
    drawInkedShape('M100 258H236V284H100Z', WASH_COLORS.wood),
    drawHatching('M100 258H140V284H100Z', 'light'),
    drawPenLine('M118 258V284M216 258V284', 1.1),
  ].join('');

const drawPot = (): string =>
  [
    drawInkedShape('M270 206C262 160 274 108 262 48C304 100 296 154 276 206Z', WASH_COLORS.bone, 1.2),
    drawPenLine(
      'M274 238C268 180 262 110 262 56M268 150l-6 -10M270 170l-7 -10M266 128l-5 -10M268 140l7 -10M270 160l7 -10',
      1,
    ),
    drawInkedShape('M254 284C246 262 250 246 262 240H286C298 246 302 262 294 284Z', WASH_COLORS.dusk),
    drawHatching('M254 284C246 262 250 246 262 240H270C260 254 262 272 268 284Z', 'close', 0.7),
    drawInkedShape('M258 232H290V240H258Z', WASH_COLORS.dusk),
  ].join('');

export const drawBirds = (): string =>
  drawVignette(
    WASH_COLORS.sky,
    drawPenLine('M44 285H436M60 289H420', 1.6),
    drawHatching('M60 286H430V296H80Z', 'level', 0.6),
    drawBooks(),
    drawPot(),
    drawMagpie(),
    drawParrot(),
  );
