import { light } from '#libs/ui/theme/palette.data.ts';
import { darker, lighter, mix } from '../svg/color.ts';
import { box } from '../svg/geometry.ts';
import { group, linear, radial, shape, tag } from '../svg/markup.ts';

/** Width and height in pixels. */
export const SIDE = 1200;

/** Blur radii in pixels. */
const BRUSHES = [3, 8, 18, 34, 60] as const;
export type Brush = (typeof BRUSHES)[number];

export const soft = (brush: Brush): string => `url(#soft-${brush})`;

const paper = mix(light.ground, light.hairline, 0.45);
const SHADE = '#2b1f0c';

const brushes = BRUSHES.map((brush) =>
  tag(
    'filter',
    { id: `soft-${brush}`, x: -400, y: -400, width: 2000, height: 2000, filterUnits: 'userSpaceOnUse' },
    tag('feGaussianBlur', { stdDeviation: brush }),
  ),
);

const backdrop = [
  radial(
    'paper',
    [0.42, 0.36, 0.85],
    [
      [0, lighter(paper, 0.42)],
      [0.6, paper],
      [1, darker(paper, 0.08)],
    ],
  ),
  linear('weight', 'down', [
    [0, SHADE, 0],
    [1, SHADE, 0.06],
  ]),
];

const rect = (fill: string): string => tag('rect', { width: SIDE, height: SIDE, fill });

/** Center and magnification of the detail view. */
export interface Focus {
  x: number;
  y: number;
  scale: number;
}

/** Complete picture on paper, or its detail view when `focus` is given. */
export function picture(content: string, focus?: Focus): string {
  const view = focus
    ? `translate(${SIDE / 2} ${SIDE / 2}) scale(${focus.scale}) translate(${-focus.x} ${-focus.y})`
    : undefined;
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIDE, height: SIDE, style: 'display:block' },
    tag('defs', {}, ...brushes, ...backdrop),
    rect('url(#paper)'),
    rect('url(#weight)'),
    group({ transform: view }, content),
  );
}

/** Cast shadow: a dark contact shadow and a wide, faint one. */
export function drawShadow(d: string, height = 1): string {
  const cast = (brush: Brush, dx: number, dy: number, opacity: number) =>
    group({ filter: soft(brush), opacity }, shape(d, SHADE, { transform: `translate(${dx} ${dy})` }));
  return [cast(34, 14 * height, 30 * height, 0.22), cast(8, 4, 9, 0.26), cast(3, 0, 2, 0.25)].join('');
}

export const shade = (d: string, brush: Brush, opacity: number): string =>
  group({ filter: soft(brush), opacity }, shape(d, SHADE));

export const glow = (d: string, brush: Brush, opacity: number): string =>
  group({ filter: soft(brush), opacity }, shape(d, '#fff6e4'));

export function weave(d: string, strength: number): string {
  const pattern = tag(
    'pattern',
    { id: 'weave', width: 4, height: 4, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(4)' },
    shape(box(0, 0, 2, 2) + box(2, 2, 2, 2), '#000', { opacity: 0.5 }),
    shape(box(2, 0, 2, 2), '#fff', { opacity: 0.5 }),
  );
  return tag('defs', {}, pattern) + shape(d, 'url(#weave)', { opacity: strength });
}
