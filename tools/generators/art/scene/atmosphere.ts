import { toRectanglePath, toCirclePath } from '../svg/path-data.ts';
import {
  createGroup,
  createStroke,
  createLinearGradient,
  createRadialGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';
import type { Random } from '../svg/random.ts';
import type { Light } from './lighting.data.ts';

export interface Canvas {
  width: number;
  height: number;
  light: Light;
  random: Random;
  /** Prefix of ids, since one document may contain several canvases. */
  id: string;
}

const BLUR_RADII = [4, 10, 22, 46] as const;
export type BlurRadius = (typeof BLUR_RADII)[number];

/** Filters for blurred shapes and for fur. */
function defineFilters({ id, width, height }: Canvas): string[] {
  const area = { x: -width, y: -height, width: 3 * width, height: 3 * height, filterUnits: 'userSpaceOnUse' };
  const brush = (blur: number) =>
    createElement(
      'filter',
      { id: `${id}soft${blur}`, ...area },
      createElement('feGaussianBlur', { stdDeviation: blur }),
    );
  const fur = createElement(
    'filter',
    { id: `${id}fur`, ...area },
    createElement('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.07, numOctaves: 2, seed: 4 }),
    createElement('feDisplacementMap', { in: 'SourceGraphic', scale: 7 }),
  );
  return [...BLUR_RADII.map(brush), fur];
}

/** Gradients and filters; must come first in the document. */
export function defineGradients(canvas: Canvas): string {
  const { light, id } = canvas;
  const { color } = light.disc;
  const [top, middle, low] = light.sky;
  return createElement(
    'defs',
    {},
    createLinearGradient(`${id}sky`, 'down', [
      [0, top],
      [0.42, middle],
      [0.74, low],
    ]),
    createRadialGradient(
      `${id}halo`,
      [0.5, 0.5, 0.5],
      [
        [0, color, 0.9],
        [0.2, color, 0.5],
        [0.55, color, 0.14],
        [1, color, 0],
      ],
    ),
    createLinearGradient(`${id}mist`, 'down', [
      [0, light.mist, 0],
      [0.6, light.mist, light.mistiness],
      [1, light.mist, 0],
    ]),
    createLinearGradient(`${id}shaft`, 'down', [
      [0, color, 0.6],
      [0.7, color, 0.12],
      [1, color, 0],
    ]),
    ...defineFilters(canvas),
  );
}

export const getBlurFilter = ({ id }: Canvas, blur: BlurRadius): string => `url(#${id}soft${blur})`;

export function drawSky({ width, height, light, random, id }: Canvas): string {
  const { color, x, y, r, halo } = light.disc;
  const stars = Array.from({ length: light.hasStars ? 90 : 0 }, () =>
    createElement('circle', {
      cx: random.between(0, width),
      cy: random.between(0, 1) ** 1.5 * height * 0.5,
      r: random.between(0.7, 2),
      fill: '#fff6e0',
      opacity: random.between(0.15, 0.8),
    }),
  );
  return [
    createShape(toRectanglePath(0, 0, width, height), `url(#${id}sky)`),
    ...stars,
    createShape(toCirclePath(x * width, y * height, halo * width), `url(#${id}halo)`),
    r === 0 ? '' : createShape(toCirclePath(x * width, y * height, r * width), color),
  ].join('');
}

/** A bank of mist between two heights. */
export const drawMist = ({ width, height, id }: Canvas, top: number, low: number, opacity = 1): string =>
  createShape(
    toRectanglePath(-0.1 * width, top * height, 1.2 * width, (low - top) * height),
    `url(#${id}mist)`,
    { opacity },
  );

export const drawMistPatch = (
  canvas: Canvas,
  x: number,
  y: number,
  length: number,
  opacity: number,
): string =>
  createElement('ellipse', {
    cx: x * canvas.width,
    cy: y * canvas.height,
    rx: length * canvas.width,
    ry: canvas.height * 0.035,
    fill: canvas.light.mist,
    opacity,
    filter: getBlurFilter(canvas, 22),
  });

/** Light shafts through the leaves; `lean` is their horizontal offset at the bottom. */
export function drawLightShafts(canvas: Canvas, xs: readonly number[], lean: number, opacity = 0.7): string {
  const { width, height, random } = canvas;
  const beams = xs.map((x) => {
    const [from, wide] = [x * width, width * random.between(0.018, 0.05)];
    const to = from + lean * width;
    const low = height * random.between(0.82, 0.98);
    return createShape(
      `M${from - wide * 0.4} -20H${from + wide * 0.4}L${to + wide * 1.5} ${low}H${to - wide * 1.5}Z`,
      `url(#${canvas.id}shaft)`,
    );
  });
  return createGroup({ filter: getBlurFilter(canvas, 10), opacity }, ...beams);
}

export function drawFirefly(x: number, y: number, r: number, opacity: number, color = '#f6d66b'): string {
  return (
    createShape(toCirclePath(x, y, r * 4.5), color, { opacity: opacity * 0.12 }) +
    createShape(toCirclePath(x, y, r * 2.4), color, { opacity: opacity * 0.25 }) +
    createShape(toCirclePath(x, y, r), '#fff3c0', { opacity })
  );
}

export function drawRain({ width, height, random }: Canvas, count: number): string {
  const drops = Array.from({ length: count }, () => {
    const [x, y, length] = [random.between(-40, width), random.between(-40, height), random.between(22, 70)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.16).toFixed(1)} ${length.toFixed(0)}`;
  });
  return createStroke(drops.join(''), '#e6efe9', 1.6, { opacity: 0.42, 'stroke-linecap': 'round' });
}

export function drawRiver(canvas: Canvas, top: number, low: number): string {
  const { width, height, light, random } = canvas;
  const [from, to] = [top * height, low * height];
  const streak = (x: number, half: number, y: number, opacity: number, color: string) =>
    createStroke(`M${x - half} ${y}H${x + half}`, color, 1.6 + ((y - from) / (to - from)) * 3, {
      'stroke-linecap': 'round',
      opacity,
    });
  const glints = Array.from({ length: 34 }, (_, index) => {
    const share = (index + 0.5) / 34;
    const half = width * (0.02 + 0.07 * share) * random.between(0.3, 1.2);
    const x = light.disc.x * width + random.between(-1, 1) * width * 0.035 * (1 + share);
    return streak(x, half, from + share * (to - from), 0.85 - share * 0.4, light.disc.color);
  });
  const ripples = Array.from({ length: 44 }, () => {
    const share = random.between(0, 1);
    return streak(
      random.between(0, width),
      width * random.between(0.01, 0.06),
      from + share * (to - from),
      0.35,
      light.sky[1],
    );
  });
  const water = createLinearGradient(`${canvas.id}water`, 'down', [
    [0, light.sky[2]],
    [0.35, light.layers[1]],
    [1, light.layers[3]],
  ]);
  return [
    createElement('defs', {}, water),
    createShape(toRectanglePath(0, from, width, to - from), `url(#${canvas.id}water)`),
    ...ripples,
    ...glints,
  ].join('');
}
