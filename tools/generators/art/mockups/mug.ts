import { drawTile } from '../motifs/tile.ts';
import { darken, isDark, lighten } from '../svg/color.ts';
import {
  createClipPath,
  createGroup,
  createStroke,
  createLinearGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawHighlight, drawSoftShadow, getBlurFilter } from './effects.ts';

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

function drawSigns(words: readonly string[], color: string): string {
  const side = words.length > 1 ? 196 : 280;
  const step = side * 1.08;
  return words
    .map((word, index) => {
      const x = (index - (words.length - 1) / 2) * step;
      const turn = Math.sqrt(1 - (x / HALF) ** 2);
      // Half the geometric value; at full slope a flat tile looks like a book page.
      const slope = -(TILT * x) / (2 * HALF * HALF * turn);
      const lift = 618 + TILT * (turn - 1);
      const tile = drawTile(word, color, { x: 0, y: 0, side });
      return createGroup({ transform: `matrix(${turn * 0.97} ${slope} 0 1 ${MIDDLE + x} ${lift})` }, tile);
    })
    .join('');
}

function drawHandle(color: string): string {
  return [
    createGroup(
      { filter: getBlurFilter(18), opacity: 0.2 },
      createStroke(HANDLE, '#2b1f0c', 56, { transform: 'translate(10 22)' }),
    ),
    createStroke(HANDLE, darken(color, 0.34), 58),
    createStroke(HANDLE, darken(color, 0.08), 52),
    createGroup(
      { filter: getBlurFilter(8) },
      createStroke(HANDLE, lighten(color, isDark(color) ? 0.3 : 0.8), 12, {
        opacity: 0.6,
        transform: 'translate(-9 -6)',
      }),
    ),
    createGroup(
      { filter: getBlurFilter(8), opacity: 0.3 },
      createStroke('M800 452Q812 470 800 490M800 770Q806 790 790 810', '#1a1208', 24),
    ),
  ].join('');
}

function drawRim(color: string): string {
  const rings = { cx: MIDDLE, cy: TOP };
  return [
    createElement('ellipse', {
      ...rings,
      rx: HALF,
      ry: TILT,
      fill: lighten(color, isDark(color) ? 0.18 : 0.5),
    }),
    createElement('ellipse', { ...rings, rx: HALF - 13, ry: TILT - 7, fill: 'url(#inside)' }),
    createElement('ellipse', {
      ...rings,
      rx: HALF - 13,
      ry: TILT - 7,
      fill: 'none',
      stroke: darken(CERAMIC, 0.35),
      'stroke-width': 1.5,
    }),
  ].join('');
}

/** Clip path and gradients; `strength` scales the shadows of the round body. */
const defineGradients = (strength: number): string =>
  createElement(
    'defs',
    {},
    createClipPath('mug', BODY),
    createLinearGradient('inside', 'down', [
      [0, darken(CERAMIC, 0.42)],
      [0.55, darken(CERAMIC, 0.16)],
      [1, CERAMIC],
    ]),
    createLinearGradient('round', 'across', [
      [0, '#1a1208', 0.3 * strength],
      [0.16, '#1a1208', 0.05 * strength],
      [0.3, '#fff8ea', 0.22],
      [0.46, '#fff8ea', 0.02],
      [0.72, '#1a1208', 0.12 * strength],
      [0.93, '#1a1208', 0.42 * strength],
      [1, '#1a1208', 0.3 * strength],
    ]),
  );

export function drawMug({ color, words }: MockupOptions): Mockup {
  const baseShadow = `M${LEFT + 20} ${FOOT}A${HALF} 52 0 0 0 ${RIGHT + 60} ${FOOT + 10}A${HALF} 40 0 0 0 ${LEFT + 20} ${FOOT}Z`;
  const drawing = [
    defineGradients(isDark(color) ? 1.2 : 0.62),
    drawSoftShadow(
      `M${LEFT} ${FOOT}Q${MIDDLE} ${FOOT + 110} ${RIGHT + 190} ${FOOT + 8}Q${MIDDLE} ${FOOT - 60} ${LEFT} ${FOOT}Z`,
      34,
      0.4,
    ),
    drawSoftShadow(baseShadow, 8, 0.4),
    drawHandle(color),
    createShape(BODY, color),
    createGroup(
      { 'clip-path': 'url(#mug)' },
      drawSigns(words, color),
      createShape(BODY, 'url(#round)'),
      drawSoftShadow(
        `M${LEFT} ${FOOT - 20}Q${MIDDLE} ${FOOT + 70} ${RIGHT} ${FOOT - 20}V${FOOT + 80}H${LEFT}Z`,
        18,
        0.3,
      ),
      drawHighlight(
        `M${LEFT + 64} ${TOP + 60}Q${LEFT + 58} 600 ${LEFT + 70} ${FOOT - 60}L${LEFT + 92} ${FOOT - 50}Q${LEFT + 80} 600 ${LEFT + 88} ${TOP + 66}Z`,
        8,
        isDark(color) ? 0.28 : 0.5,
      ),
    ),
    drawRim(color),
  ].join('');
  return { drawing, focus: { x: MIDDLE + 40, y: 560, scale: 1.75 } };
}
