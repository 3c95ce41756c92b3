import { printedTile } from '../motifs/tile.ts';
import { darker } from '../svg/color.ts';
import { group, line, linear, shape, tag } from '../svg/markup.ts';
import type { Mockup, Order } from './mockup.types.ts';
import { shade, drawShadow, soft } from './stage.ts';

const [LEFT, TOP, SIDE_OF_SHEET] = [215, 215, 770];
const TILE = 250;
/** White border around a sticker, in pixels. */
const RIM = 20;

const SHEET = `M${LEFT + 14} ${TOP}h${SIDE_OF_SHEET - 28}q14 0 14 14v${SIDE_OF_SHEET - 28}q0 14 -14 14h${28 - SIDE_OF_SHEET}q-14 0 -14 -14v${28 - SIDE_OF_SHEET}q0 -14 14 -14Z`;

const places = [
  [423, 423],
  [777, 423],
  [423, 777],
  [777, 777],
] as const;

function kissCut(x: number, y: number): string {
  const half = TILE / 2 + RIM;
  const cut = { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 14 };
  return [
    tag('rect', { ...cut, fill: '#fffefa' }),
    tag('rect', { ...cut, fill: 'none', stroke: '#b9ad94', 'stroke-width': 1.8 }),
  ].join('');
}

function lifted(x: number, y: number): string {
  const half = TILE / 2 + RIM;
  const [cx, cy] = [x + half, y + half];
  const fold = 96;
  const backside = `M${cx} ${cy - fold}Q${cx - fold * 0.5} ${cy - fold * 1.1} ${cx - fold * 0.86} ${cy - fold * 0.86}Q${cx - fold * 1.1} ${cy - fold * 0.5} ${cx - fold} ${cy}Z`;
  const uncovered = `M${cx + 3} ${cy - fold - 3}L${cx + 3} ${cy + 3}L${cx - fold - 3} ${cy + 3}Z`;
  return [
    shape(uncovered, '#e6ddc9'),
    group({ filter: soft(8), opacity: 0.35 }, shape(backside, '#2b1f0c', { transform: 'translate(8 12)' })),
    shape(backside, 'url(#back)'),
    line(`M${cx} ${cy - fold}L${cx - fold} ${cy}`, '#fff', 1.5, { opacity: 0.6 }),
  ].join('');
}

export function stickers({ color, words }: Order): Mockup {
  const signs = places.map(([x, y], index) =>
    [kissCut(x, y), printedTile(words[index] ?? '', color, { x, y, side: TILE })].join(''),
  );
  const drawing = group(
    { transform: 'rotate(-3 600 600)' },
    tag(
      'defs',
      {},
      linear('back', 'across', [
        [0, '#fffdf8'],
        [0.5, darker(color, 0.1)],
        [1, darker(color, 0.28)],
      ]),
    ),
    drawShadow(SHEET, 0.7),
    shape(SHEET, color),
    shade(`M${LEFT} ${TOP + 700}L${LEFT + 770} ${TOP + 560}V${TOP + 790}H${LEFT}Z`, 60, 0.06),
    ...signs,
    lifted(777, 777),
  );
  return { drawing, focus: { x: 770, y: 770, scale: 2.1 } };
}
