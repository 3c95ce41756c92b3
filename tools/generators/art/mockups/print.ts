import type { SceneTime } from '../scene/times.data.ts';
import { forest } from '../scene/forest.ts';
import { darker } from '../svg/color.ts';
import { box } from '../svg/geometry.ts';
import { clip, group, line, radial, shape, tag } from '../svg/markup.ts';
import type { Mockup } from './mockup.types.ts';
import { glow, shade, drawShadow } from './stage.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [284, 112, 632, 948];
const WHITE = 40;

const SHEET = box(LEFT, TOP, WIDTH, HEIGHT);
const INNER = { x: LEFT + WHITE, y: TOP + WHITE, width: WIDTH - 2 * WHITE, height: HEIGHT - 2 * WHITE };

function pin(x: number): string {
  const y = TOP + 20;
  const head = `M${x - 9} ${y}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`;
  return [
    shade(head, 3, 0.6).replace('<path', '<path transform="translate(3 6)"'),
    shape(head, 'url(#brass)'),
  ].join('');
}

export function print(time: SceneTime, paper: string): Mockup {
  const inner = box(INNER.x, INNER.y, INNER.width, INNER.height);
  const drawing = [
    tag(
      'defs',
      {},
      clip('inner', inner),
      radial(
        'brass',
        [0.35, 0.3, 0.8],
        [
          [0, '#f6dc9a'],
          [0.5, '#b98d3a'],
          [1, '#6f4f19'],
        ],
      ),
    ),
    drawShadow(SHEET, 0.8),
    shape(SHEET, paper),
    group(
      { 'clip-path': 'url(#inner)' },
      group({ transform: `translate(${INNER.x} ${INNER.y})` }, forest(time, INNER.width, INNER.height)),
    ),
    line(inner, darker(paper, 0.3), 1, { opacity: 0.5 }),
    glow(`M${LEFT} ${TOP}H${LEFT + 300}L${LEFT + 60} ${TOP + HEIGHT}H${LEFT}Z`, 60, 0.07),
    shade(`M${LEFT + WIDTH - 20} ${TOP}h20v${HEIGHT}h-60Z`, 18, 0.12),
    pin(LEFT + 20),
    pin(LEFT + WIDTH - 20),
  ].join('');
  return { drawing, focus: { x: 660, y: 850, scale: 2.15 } };
}
