import { drawTile } from '../motifs/tile.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { darken, lighten } from '../svg/color.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import { createStroke, createShape, createElement } from '../svg/markup.ts';
import { drawCloth } from './cloth.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawSoftShadow, drawCastShadow } from './effects.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [300, 150, 620, 900];
const ROUND = 22;

const drawCover = (dx: number, dy: number): string =>
  `M${LEFT + dx} ${TOP + dy}h${WIDTH - ROUND}q${ROUND} 0 ${ROUND} ${ROUND}v${HEIGHT - 2 * ROUND}q0 ${ROUND} ${-ROUND} ${ROUND}h${ROUND - WIDTH}Z`;

function drawSpiral(color: string): string {
  const turns = Array.from({ length: 22 }, (_, index) => TOP + 34 + index * 39.6);
  return turns
    .map((y) => {
      const wire = `M${LEFT + 34} ${y}C${LEFT + 8} ${y - 22} ${LEFT - 30} ${y - 16} ${LEFT - 26} ${y + 2}C${LEFT - 22} ${y + 16} ${LEFT} ${y + 12} ${LEFT + 10} ${y + 6}`;
      return [
        createShape(`M${LEFT + 24} ${y - 3}a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z`, darken(color, 0.6)),
        createStroke(wire, '#3c3a34', 8, {
          'stroke-linecap': 'round',
          opacity: 0.35,
          transform: 'translate(3 5)',
        }),
        createStroke(wire, '#6f6a5d', 7.5, { 'stroke-linecap': 'round' }),
        createStroke(wire, '#d9d2c0', 2.4, { 'stroke-linecap': 'round', transform: 'translate(-.6 -1.4)' }),
      ].join('');
    })
    .join('');
}

function drawLabel(): string {
  const [x, y, width] = [500, 752, 260];
  const rules = [56, 92].map((drop) =>
    createStroke(`M${x + 26} ${y + drop}h${width - 52}`, light.edge, 1.6, { opacity: 0.75 }),
  );
  return [
    drawSoftShadow(toRectanglePath(x, y, width, 124), 3, 0.25),
    createElement('rect', { x, y, width, height: 124, rx: 3, fill: light.sheet }),
    createElement('rect', {
      x: x + 9,
      y: y + 9,
      width: width - 18,
      height: 106,
      fill: 'none',
      stroke: light.hairline,
      'stroke-width': 1.6,
    }),
    ...rules,
  ].join('');
}

export function drawNotebook({ color, words: [word = ''], isDetail }: MockupOptions): Mockup {
  const pages = [14, 10, 6].map((off, index) =>
    createShape(drawCover(off, off * 0.9), index % 2 ? light.ground : darken(light.ground, 0.12)),
  );
  const front = drawCloth({
    id: 'cover',
    d: drawCover(0, 0),
    color,
    isDetail,
    print: drawTile(word, color, { x: 630, y: 500, side: 300 }) + drawLabel(),
    folds: [
      { d: toRectanglePath(LEFT - 40, TOP - 20, 110, HEIGHT + 40), blur: 18, opacity: 0.22 },
      {
        d: `M${LEFT} ${TOP}L${LEFT + 480} ${TOP}L${LEFT + 120} ${TOP + HEIGHT}L${LEFT} ${TOP + HEIGHT}Z`,
        blur: 60,
        opacity: 0.22,
        isLight: true,
      },
      { d: `M${LEFT + 560} ${TOP}H${LEFT + 700}V${TOP + 960}H${LEFT + 400}Z`, blur: 60, opacity: 0.14 },
    ],
  });
  const drawing = [
    drawCastShadow(drawCover(14, 12)),
    ...pages,
    front,
    createStroke(`M${LEFT + 74} ${TOP}v${HEIGHT}`, darken(color, 0.3), 2, { opacity: 0.6 }),
    createStroke(`M${LEFT + 77} ${TOP}v${HEIGHT}`, lighten(color, 0.3), 1.6, { opacity: 0.5 }),
    drawSpiral(color),
  ].join('');
  return { drawing, focus: { x: 520, y: 500, scale: 1.75 } };
}
