import { printedTile } from '../motifs/tile.ts';
import { darker, isDark, lighter } from '../svg/color.ts';
import { clip, group, line, linear, shape, tag } from '../svg/markup.ts';
import type { Mockup, Order } from './mockup.types.ts';
import { glow, shade, soft } from './stage.ts';

const MIDDLE = 545;
const HALF = 252;
const TOP = 330;
const FOOT = 900;
/** View from above: half the height of the rim in pixels. */
const TILT = 46;

const [LEFT, RIGHT] = [MIDDLE - HALF, MIDDLE + HALF];
const BODY = `M${LEFT} ${TOP}V${FOOT - 34}C${LEFT} ${FOOT + 4} ${LEFT + 120} ${FOOT + TILT} ${MIDDLE} ${FOOT + TILT}C${RIGHT - 120} ${FOOT + TILT} ${RIGHT} ${FOOT + 4} ${RIGHT} ${FOOT - 34}V${TOP}A${HALF} ${TILT} 0 0 1 ${LEFT} ${TOP}Z`;
const HANDLE = 'M790 452C900 424 984 470 984 592C984 716 896 800 788 792';
const CERAMIC = '#fbf8f1';

function getPrint(words: readonly string[], color: string): string {
  const side = words.length > 1 ? 196 : 280;
  const step = side * 1.08;
  return words
    .map((word, index) => {
      const x = (index - (words.length - 1) / 2) * step;
      const turn = Math.sqrt(1 - (x / HALF) ** 2);
      // Half the geometric value; at full slope a flat tile looks like a book page.
      const slope = -(TILT * x) / (2 * HALF * HALF * turn);
      const lift = 618 + TILT * (turn - 1);
      const tile = printedTile(word, color, { x: 0, y: 0, side });
      return group({ transform: `matrix(${turn * 0.97} ${slope} 0 1 ${MIDDLE + x} ${lift})` }, tile);
    })
    .join('');
}

function handle(color: string): string {
  return [
    group({ filter: soft(18), opacity: 0.2 }, line(HANDLE, '#2b1f0c', 56, { transform: 'translate(10 22)' })),
    line(HANDLE, darker(color, 0.34), 58),
    line(HANDLE, darker(color, 0.08), 52),
    group(
      { filter: soft(8) },
      line(HANDLE, lighter(color, isDark(color) ? 0.3 : 0.8), 12, {
        opacity: 0.6,
        transform: 'translate(-9 -6)',
      }),
    ),
    group(
      { filter: soft(8), opacity: 0.3 },
      line('M800 452Q812 470 800 490M800 770Q806 790 790 810', '#1a1208', 24),
    ),
  ].join('');
}

function rim(color: string): string {
  const rings = { cx: MIDDLE, cy: TOP };
  return [
    tag('ellipse', { ...rings, rx: HALF, ry: TILT, fill: lighter(color, isDark(color) ? 0.18 : 0.5) }),
    tag('ellipse', { ...rings, rx: HALF - 13, ry: TILT - 7, fill: 'url(#inside)' }),
    tag('ellipse', {
      ...rings,
      rx: HALF - 13,
      ry: TILT - 7,
      fill: 'none',
      stroke: darker(CERAMIC, 0.35),
      'stroke-width': 1.5,
    }),
  ].join('');
}

export function mug({ color, words }: Order): Mockup {
  const strength = isDark(color) ? 1.2 : 0.62;
  const defs = tag(
    'defs',
    {},
    clip('mug', BODY),
    linear('inside', 'down', [
      [0, darker(CERAMIC, 0.42)],
      [0.55, darker(CERAMIC, 0.16)],
      [1, CERAMIC],
    ]),
    linear('round', 'across', [
      [0, '#1a1208', 0.3 * strength],
      [0.16, '#1a1208', 0.05 * strength],
      [0.3, '#fff8ea', 0.22],
      [0.46, '#fff8ea', 0.02],
      [0.72, '#1a1208', 0.12 * strength],
      [0.93, '#1a1208', 0.42 * strength],
      [1, '#1a1208', 0.3 * strength],
    ]),
  );
  const ground = `M${LEFT + 20} ${FOOT}A${HALF} 52 0 0 0 ${RIGHT + 60} ${FOOT + 10}A${HALF} 40 0 0 0 ${LEFT + 20} ${FOOT}Z`;
  const drawing = [
    defs,
    shade(
      `M${LEFT} ${FOOT}Q${MIDDLE} ${FOOT + 110} ${RIGHT + 190} ${FOOT + 8}Q${MIDDLE} ${FOOT - 60} ${LEFT} ${FOOT}Z`,
      34,
      0.4,
    ),
    shade(ground, 8, 0.4),
    handle(color),
    shape(BODY, color),
    group(
      { 'clip-path': 'url(#mug)' },
      getPrint(words, color),
      shape(BODY, 'url(#round)'),
      shade(
        `M${LEFT} ${FOOT - 20}Q${MIDDLE} ${FOOT + 70} ${RIGHT} ${FOOT - 20}V${FOOT + 80}H${LEFT}Z`,
        18,
        0.3,
      ),
      glow(
        `M${LEFT + 64} ${TOP + 60}Q${LEFT + 58} 600 ${LEFT + 70} ${FOOT - 60}L${LEFT + 92} ${FOOT - 50}Q${LEFT + 80} 600 ${LEFT + 88} ${TOP + 66}Z`,
        8,
        isDark(color) ? 0.28 : 0.5,
      ),
    ),
    rim(color),
  ].join('');
  return { drawing, focus: { x: MIDDLE + 40, y: 560, scale: 1.75 } };
}
