import type { SceneTime } from '../scene/lighting.data.ts';
import { drawForest } from '../scene/forest.ts';
import { darken } from '../svg/color.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import {
  createClipPath,
  createGroup,
  createStroke,
  createRadialGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';
import type { Mockup } from './mockup.types.ts';
import { drawHighlight, drawSoftShadow, drawCastShadow } from './effects.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [284, 112, 632, 948];
const MARGIN = 40;

const SHEET = toRectanglePath(LEFT, TOP, WIDTH, HEIGHT);
const INNER = { x: LEFT + MARGIN, y: TOP + MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };

function drawPin(x: number): string {
  const y = TOP + 20;
  const head = `M${x - 9} ${y}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`;
  return [
    drawSoftShadow(head, 3, 0.6).replace('<path', '<path transform="translate(3 6)"'),
    createShape(head, 'url(#brass)'),
  ].join('');
}

export function drawPrint(time: SceneTime, paper: string): Mockup {
  const inner = toRectanglePath(INNER.x, INNER.y, INNER.width, INNER.height);
  const drawing = [
    createElement(
      'defs',
      {},
      createClipPath('inner', inner),
      createRadialGradient(
        'brass',
        [0.35, 0.3, 0.8],
        [
          [0, '#f6dc9a'],
          [0.5, '#b98d3a'],
          [1, '#6f4f19'],
        ],
      ),
    ),
    drawCastShadow(SHEET, 0.8),
    createShape(SHEET, paper),
    createGroup(
      { 'clip-path': 'url(#inner)' },
      createGroup(
        { transform: `translate(${INNER.x} ${INNER.y})` },
        drawForest(time, INNER.width, INNER.height),
      ),
    ),
    createStroke(inner, darken(paper, 0.3), 1, { opacity: 0.5 }),
    drawHighlight(`M${LEFT} ${TOP}H${LEFT + 300}L${LEFT + 60} ${TOP + HEIGHT}H${LEFT}Z`, 60, 0.07),
    drawSoftShadow(`M${LEFT + WIDTH - 20} ${TOP}h20v${HEIGHT}h-60Z`, 18, 0.12),
    drawPin(LEFT + 20),
    drawPin(LEFT + WIDTH - 20),
  ].join('');
  return { drawing, focus: { x: 660, y: 850, scale: 2.15 } };
}
