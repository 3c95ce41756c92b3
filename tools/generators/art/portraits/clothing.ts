import { darken, lighten } from '../svg/color.ts';
import { createGroup, createStroke, createShape } from '../svg/markup.ts';
import type { ClothingStyle, Person } from './person.types.ts';

const TORSO = 'M24 410C30 340 84 312 148 286C168 306 226 308 246 284C308 308 364 338 372 410Z';
const SHADED = 'M24 410C30 340 84 312 148 286C156 296 168 302 180 304C150 330 132 366 128 410Z';
const FAR = 'M246 284C308 308 364 338 372 410H330C330 366 300 326 246 284Z';

type Cloth = { base: string; shade: string; light: string; under: string };

const drawFold = (d: string, color: string, width = 1.8): string =>
  createStroke(d, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

const drawBody = ({ base, shade, light }: Cloth): string =>
  createShape(TORSO, base) +
  createShape(SHADED, shade, { opacity: 0.7 }) +
  createShape(FAR, light, { opacity: 0.35 }) +
  drawFold('M92 410C92 376 98 356 110 340M318 410C318 384 312 362 302 348', shade);

const drawRoundNeck = (cloth: Cloth): string =>
  drawBody(cloth) +
  drawFold('M146 288C168 312 228 314 248 286', cloth.light, 5) +
  drawFold('M143 294C168 320 230 322 252 291', cloth.shade);

function drawRollneck(cloth: Cloth): string {
  return (
    drawBody(cloth) +
    createShape(
      'M158 254C180 270 216 270 236 254C242 270 246 282 250 294C222 316 172 316 146 296C152 282 156 268 158 254Z',
      cloth.base,
    ) +
    createShape(
      'M158 254C166 260 174 263 182 265C172 282 170 298 174 309C162 307 152 302 146 296C152 282 156 268 158 254Z',
      cloth.shade,
      { opacity: 0.8 },
    ) +
    drawFold('M152 276C176 292 222 292 242 274M146 296C172 316 222 316 250 294', cloth.shade)
  );
}

const SHIRT_COLLAR =
  'M160 262C156 276 148 284 142 292L176 336L202 306L228 334L254 290C246 280 240 270 236 258C230 282 216 296 202 304C184 298 166 284 160 262Z';

function drawCollar(cloth: Cloth): string {
  return (
    drawBody(cloth) +
    createShape('M150 288C170 310 226 310 246 286L204 352Z', cloth.under) +
    createShape('M190 320L202 306L216 322L212 410H196Z', cloth.shade, { opacity: 0.55 }) +
    createShape(SHIRT_COLLAR, cloth.light) +
    drawFold(
      'M160 262C166 284 184 298 202 304C216 296 230 282 236 258M142 292L176 336L202 306L228 334L254 290',
      cloth.shade,
    ) +
    drawFold('M204 312V410', cloth.shade)
  );
}

function drawBlazer(cloth: Cloth): string {
  return (
    drawBody(cloth) +
    createShape('M150 288C170 312 226 312 246 286L208 410H196Z', cloth.under) +
    drawFold('M150 290C172 314 226 314 246 288', darken(cloth.under, 0.25)) +
    createShape('M148 284L124 306L136 336L126 346L196 410H204L158 300Z', cloth.base) +
    createShape('M246 282L274 304L262 334L272 344L214 410H204L240 300Z', cloth.light) +
    drawFold(
      'M148 284L124 306L136 336L126 346L196 410M158 300L204 410M246 282L274 304L262 334L272 344L214 410M240 300L204 410',
      cloth.shade,
    )
  );
}

function drawVest(cloth: Cloth): string {
  const shirt = {
    ...cloth,
    base: cloth.under,
    shade: darken(cloth.under, 0.22),
    light: lighten(cloth.under, 0.3),
  };
  return (
    drawCollar({ ...shirt, under: lighten(cloth.under, 0.5) }) +
    createShape('M124 298L100 308C92 330 92 372 96 410H182L190 372C160 346 140 322 124 298Z', cloth.base) +
    createShape('M124 298L100 308C92 330 92 372 96 410H136C132 372 130 330 124 298Z', cloth.shade, {
      opacity: 0.7,
    }) +
    createShape('M272 294L298 306C306 330 306 372 304 410H224L214 372C242 346 258 322 272 294Z', cloth.base) +
    drawFold(
      'M124 298C140 322 160 346 190 372L182 410M272 294C258 322 242 346 214 372L224 410M248 372H288V392H248Z',
      cloth.shade,
    )
  );
}

function drawScarf(cloth: Cloth): string {
  const tone = cloth.under;
  return (
    drawBody(cloth) +
    createShape(
      'M138 276C130 296 132 318 150 326C184 342 236 338 262 316C270 300 262 280 250 268C226 288 176 292 138 276Z',
      tone,
    ) +
    createShape(
      'M158 252C142 262 134 276 136 288C166 308 228 306 256 284C256 270 246 258 234 250C222 268 178 272 158 252Z',
      lighten(tone, 0.14),
    ) +
    createShape('M158 316C150 346 152 380 160 410H206C200 376 200 346 206 326Z', tone) +
    createShape(
      'M138 276C130 296 132 318 150 326C156 328 162 330 168 331C152 316 146 300 150 283Z',
      darken(tone, 0.28),
    ) +
    drawFold(
      'M150 300C180 318 226 316 252 300M150 268C178 286 226 284 246 266M172 330C168 356 170 384 176 410M190 332C186 356 188 384 192 410',
      darken(tone, 0.3),
    )
  );
}

function drawShawl(cloth: Cloth): string {
  const tone = cloth.under;
  const stripes = [0, 1, 2].map((row) =>
    drawFold(
      `M${252 + row * 14} ${294 + row * 10}C${222 + row * 10} ${340 + row * 8} ${176 + row * 8} ${384 + row * 6} ${130 + row * 10} ${414 + row * 4}`,
      row === 1 ? '#f0dfb8' : lighten(tone, 0.35),
      row === 1 ? 4 : 2,
    ),
  );
  return (
    drawRoundNeck(cloth) +
    createShape('M148 286C84 312 30 340 24 410H96C96 370 116 326 160 300Z', tone) +
    createShape('M246 284C308 308 364 338 372 410H90C150 396 214 352 240 290Z', tone) +
    createShape('M148 286C84 312 30 340 24 410H60C62 356 96 318 148 286Z', darken(tone, 0.25)) +
    stripes.join('') +
    drawFold('M60 410C64 372 86 340 118 318M320 410C316 380 304 356 286 336', darken(tone, 0.3))
  );
}

function drawTunic(cloth: Cloth): string {
  return (
    drawBody(cloth) +
    createShape('M152 270C158 288 178 300 200 304L198 322C172 316 150 304 142 290Z', cloth.light) +
    createShape('M240 268C234 286 220 298 204 304L206 322C230 314 248 302 254 288Z', cloth.light) +
    createShape('M196 306H210V410H196Z', cloth.light, { opacity: 0.8 }) +
    drawFold(
      'M196 320V410M210 320V410M152 270C158 288 178 300 202 304C220 298 234 286 240 268',
      cloth.shade,
    ) +
    [336, 362, 388].map((y) => createShape(`M200 ${y}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z`, cloth.shade)).join('')
  );
}

const DRAW_BY_STYLE: Readonly<Record<ClothingStyle, (cloth: Cloth) => string>> = {
  blazer: drawBlazer,
  collar: drawCollar,
  rollneck: drawRollneck,
  round: drawRoundNeck,
  scarf: drawScarf,
  shawl: drawShawl,
  tunic: drawTunic,
  vest: drawVest,
};

export const drawClothing = ({ dress: { cut, color, under } }: Person): string =>
  createGroup(
    {},
    DRAW_BY_STYLE[cut]({ base: color, shade: darken(color, 0.32), light: lighten(color, 0.13), under }),
  );
