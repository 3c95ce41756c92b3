import { light } from '#libs/ui/theme/palette.data.ts';
import { darken, lighten, mixColors } from '../svg/color.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import {
  createGroup,
  createLinearGradient,
  createRadialGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';

/** Width and height in pixels. */
export const SIDE = 1200;

/** Blur radii in pixels. */
const BLUR_RADII = [3, 8, 18, 34, 60] as const;
export type BlurRadius = (typeof BLUR_RADII)[number];

export const getBlurFilter = (blur: BlurRadius): string => `url(#soft-${blur})`;

const paper = mixColors(light.ground, light.hairline, 0.45);
const SHADOW_COLOR = '#2b1f0c';

const blurFilters = BLUR_RADII.map((blur) =>
  createElement(
    'filter',
    { id: `soft-${blur}`, x: -400, y: -400, width: 2000, height: 2000, filterUnits: 'userSpaceOnUse' },
    createElement('feGaussianBlur', { stdDeviation: blur }),
  ),
);

const backdrop = [
  createRadialGradient(
    'paper',
    [0.42, 0.36, 0.85],
    [
      [0, lighten(paper, 0.42)],
      [0.6, paper],
      [1, darken(paper, 0.08)],
    ],
  ),
  createLinearGradient('weight', 'down', [
    [0, SHADOW_COLOR, 0],
    [1, SHADOW_COLOR, 0.06],
  ]),
];

const drawRect = (fill: string): string => createElement('rect', { width: SIDE, height: SIDE, fill });

/** Center and magnification of the detail view. */
export interface Focus {
  x: number;
  y: number;
  scale: number;
}

/** Complete picture on paper, or its detail view when `focus` is given. */
export function toSvgDocument(content: string, focus?: Focus): string {
  const view = focus
    ? `translate(${SIDE / 2} ${SIDE / 2}) scale(${focus.scale}) translate(${-focus.x} ${-focus.y})`
    : undefined;
  return createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIDE, height: SIDE, style: 'display:block' },
    createElement('defs', {}, ...blurFilters, ...backdrop),
    drawRect('url(#paper)'),
    drawRect('url(#weight)'),
    createGroup({ transform: view }, content),
  );
}

/** Cast shadow: a dark contact shadow and a wide, faint one. */
export function drawCastShadow(d: string, height = 1): string {
  const drawLayer = (blur: BlurRadius, dx: number, dy: number, opacity: number) =>
    createGroup(
      { filter: getBlurFilter(blur), opacity },
      createShape(d, SHADOW_COLOR, { transform: `translate(${dx} ${dy})` }),
    );
  return [
    drawLayer(34, 14 * height, 30 * height, 0.22),
    drawLayer(8, 4, 9, 0.26),
    drawLayer(3, 0, 2, 0.25),
  ].join('');
}

export const drawSoftShadow = (d: string, blur: BlurRadius, opacity: number): string =>
  createGroup({ filter: getBlurFilter(blur), opacity }, createShape(d, SHADOW_COLOR));

export const drawHighlight = (d: string, blur: BlurRadius, opacity: number): string =>
  createGroup({ filter: getBlurFilter(blur), opacity }, createShape(d, '#fff6e4'));

export function drawWeave(d: string, strength: number): string {
  const pattern = createElement(
    'pattern',
    { id: 'weave', width: 4, height: 4, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(4)' },
    createShape(toRectanglePath(0, 0, 2, 2) + toRectanglePath(2, 2, 2, 2), '#000', { opacity: 0.5 }),
    createShape(toRectanglePath(2, 0, 2, 2), '#fff', { opacity: 0.5 }),
  );
  return createElement('defs', {}, pattern) + createShape(d, 'url(#weave)', { opacity: strength });
}
