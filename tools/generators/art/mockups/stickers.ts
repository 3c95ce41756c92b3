import { drawTile } from '../motifs/tile.ts';
import { darken } from '../svg/color.ts';
import {
  createGroup,
  createStroke,
  createLinearGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawSoftShadow, drawCastShadow, getBlurFilter } from './effects.ts';

const [LEFT, TOP, SHEET_SIDE] = [215, 215, 770];
const TILE = 250;
/** White border around a sticker, in pixels. */
const RIM = 20;

const SHEET = `M${LEFT + 14} ${TOP}h${SHEET_SIDE - 28}q14 0 14 14v${SHEET_SIDE - 28}q0 14 -14 14h${28 - SHEET_SIDE}q-14 0 -14 -14v${28 - SHEET_SIDE}q0 -14 14 -14Z`;

const positions = [
  [423, 423],
  [777, 423],
  [423, 777],
  [777, 777],
] as const;

function drawStickerOutline(x: number, y: number): string {
  const half = TILE / 2 + RIM;
  const cut = { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 14 };
  return [
    createElement('rect', { ...cut, fill: '#fffefa' }),
    createElement('rect', { ...cut, fill: 'none', stroke: '#b9ad94', 'stroke-width': 1.8 }),
  ].join('');
}

function drawPeeledCorner(x: number, y: number): string {
  const half = TILE / 2 + RIM;
  const [cx, cy] = [x + half, y + half];
  const fold = 96;
  const backside = `M${cx} ${cy - fold}Q${cx - fold * 0.5} ${cy - fold * 1.1} ${cx - fold * 0.86} ${cy - fold * 0.86}Q${cx - fold * 1.1} ${cy - fold * 0.5} ${cx - fold} ${cy}Z`;
  const uncovered = `M${cx + 3} ${cy - fold - 3}L${cx + 3} ${cy + 3}L${cx - fold - 3} ${cy + 3}Z`;
  return [
    createShape(uncovered, '#e6ddc9'),
    createGroup(
      { filter: getBlurFilter(8), opacity: 0.35 },
      createShape(backside, '#2b1f0c', { transform: 'translate(8 12)' }),
    ),
    createShape(backside, 'url(#back)'),
    createStroke(`M${cx} ${cy - fold}L${cx - fold} ${cy}`, '#fff', 1.5, { opacity: 0.6 }),
  ].join('');
}

export function drawStickers({ color, words }: MockupOptions): Mockup {
  const signs = positions.map(([x, y], index) =>
    [drawStickerOutline(x, y), drawTile(words[index] ?? '', color, { x, y, side: TILE })].join(''),
  );
  const drawing = createGroup(
    { transform: 'rotate(-3 600 600)' },
    createElement(
      'defs',
      {},
      createLinearGradient('back', 'across', [
        [0, '#fffdf8'],
        [0.5, darken(color, 0.1)],
        [1, darken(color, 0.28)],
      ]),
    ),
    drawCastShadow(SHEET, 0.7),
    createShape(SHEET, color),
    drawSoftShadow(`M${LEFT} ${TOP + 700}L${LEFT + 770} ${TOP + 560}V${TOP + 790}H${LEFT}Z`, 60, 0.06),
    ...signs,
    drawPeeledCorner(777, 777),
  );
  return { drawing, focus: { x: 770, y: 770, scale: 2.1 } };
}
