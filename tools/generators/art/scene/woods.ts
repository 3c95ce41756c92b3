import { lighten, mixColors } from '../svg/color.ts';
import { toRectanglePath, toPolygonPath } from '../svg/path-data.ts';
import type { Point } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import { createGroup, createLinearGradient, createShape, createElement } from '../svg/markup.ts';
import { getBlurFilter } from './atmosphere.ts';
import type { Canvas, BlurRadius } from './atmosphere.ts';
import { drawBroadPlant, drawLeafCurtain, drawFoliage, drawRidge } from './leaves.ts';
import { drawFrond } from './plants.ts';
import type { Random } from '../svg/random.ts';

/** Index into the six depth tones, 0 is the farthest. */
export type Depth = 0 | 1 | 2 | 3 | 4 | 5;

/** Treetops on a hill; heights at the left, center and right as shares of the height. */
export function drawHills(
  canvas: Canvas,
  depth: Depth,
  [a, b, c]: readonly [number, number, number],
  size: number,
) {
  const { width, height, random, light, id } = canvas;
  const top = (share: number) =>
    height * ((1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c);
  const color = light.layers[depth];
  const paint = `${id}hill${depth}${Math.round(a * 1000)}`;
  const veil = createLinearGradient(paint, 'down', [
    [0, color],
    [1, mixColors(color, light.mist, light.mistiness * 0.8)],
  ]);
  return (
    createElement('defs', {}, veil) +
    createShape(drawRidge(random, width, height * 1.02, top, size * width), `url(#${paint})`)
  );
}

export function drawGround(
  { width, height, random, light }: Canvas,
  depth: Depth,
  at: number,
  rough = 0.012,
): string {
  const phase = random.between(0, 6);
  const points = Array.from({ length: 26 }, (_, index): Point => {
    const bump = Math.sin(index * 0.7 + phase) * 0.6 + random.between(-0.3, 0.3);
    return [(index / 25) * width, (at + bump * rough) * height];
  });
  return createShape(
    toPolygonPath([[-2, height + 2], ...points, [width + 2, height + 2]]),
    light.layers[depth],
  );
}

interface Tree {
  x: number;
  /** Base as a share of the height; `r` is half the thickness as a share of the width. */
  ground: number;
  r: number;
  /** Horizontal offset of the top, in multiples of the thickness. */
  lean?: number;
}

/** Two boughs with leaves, one on each side; `bend` is the offset of the trunk's top in pixels. */
function drawBoughsOfTree(random: Random, [px, base, half]: Joint, bend: number): string[] {
  return [random.between(0.7, 0.78), random.between(0.84, 0.94)].map((up, index) => {
    const side = index === 0 ? 1 : -1;
    const [bx, by] = [px + bend * up, base * (1 - up)];
    const reach = half * random.between(4.5, 7);
    const bough: Joint[] = [
      [bx, by, half * 0.42],
      [bx + side * reach * 0.5, by - reach * 0.22, half * 0.26],
      [bx + side * reach, by - reach * 0.62, half * 0.12],
    ];
    const tip: Point = [bx + side * reach, by - reach * 0.66];
    return (
      toTaperedPath(bough) + drawFoliage(random, tip, reach * 1.8, reach * 0.85, Math.max(9, half * 0.7))
    );
  });
}

/** A tall tree with buttress roots and rim light; its crown is above the picture. */
export function drawTree(canvas: Canvas, depth: Depth, { x, ground: groundY, r, lean = 0 }: Tree): string {
  const { width, height, random, light, id } = canvas;
  const [px, base, half] = [x * width, groundY * height, r * width];
  const color = light.layers[depth];
  const bend = (lean + random.between(-0.6, 0.6)) * half;
  const stem: Joint[] = [
    [px, base - half * 0.1, half * 1.3],
    [px + bend * 0.05, base - half * 2.2, half * 1.08],
    [px + bend * 0.4, base * 0.5, half * 0.86],
    [px + bend, -half * 3, half * 0.7],
  ];
  const roots = [-1, -0.45, 0.5, 1].map((side) => {
    const reach = side * half * random.between(2.4, 3.6);
    return toTaperedPath([
      [px + side * half * 0.4, base - half * random.between(2, 3.4), half * 0.4],
      [px + reach * 0.5, base - half * 0.3, half * 0.42],
      [px + reach, base + half * 0.7, half * 0.3],
    ]);
  });
  const boughs = drawBoughsOfTree(random, [px, base, half], bend);
  const lit = light.disc.x > x;
  const bark = `${id}bark${depth}${Math.round(x * 1000)}`;
  const shine = lighten(mixColors(color, light.disc.color, 0.32), 0.04);
  const edge = createLinearGradient(bark, 'across', [
    [0, lit ? color : shine],
    [0.3, color],
    [0.7, color],
    [1, lit ? shine : color],
  ]);
  return (
    createElement('defs', {}, edge) +
    createShape([...roots, ...boughs].join(''), color) +
    createShape(toTaperedPath(stem), `url(#${bark})`)
  );
}

/** A thick branch across a corner; joints are shares of the canvas. */
export function drawBough({ width, height, light }: Canvas, depth: Depth, joints: readonly Joint[]): string {
  return createShape(
    toTaperedPath(joints.map(([x, y, r]): Joint => [x * width, y * height, r * width])),
    light.layers[depth],
  );
}

/** Leaves above: lower edge at the left, center and right as shares of the height. */
export function drawOverhangingLeaves(
  canvas: Canvas,
  depth: Depth,
  [a, b, c]: readonly [number, number, number],
  leaf: number,
  blur?: BlurRadius,
): string {
  const { width, height, random, light } = canvas;
  const low = (share: number) =>
    height * ((1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c);
  const leaves = createShape(drawLeafCurtain(random, width, low, leaf * width), light.layers[depth]);
  return blur === undefined ? leaves : createGroup({ filter: getBlurFilter(canvas, blur) }, leaves);
}

interface Undergrowth {
  /** Horizontal positions of ferns as shares of the width. */
  ferns: readonly number[];
  broads: readonly number[];
  /** Plant height as a share of the picture height. */
  size: number;
  at?: number;
  blur?: BlurRadius;
}

export function drawUndergrowth(
  canvas: Canvas,
  depth: Depth,
  { ferns, broads, size, at = 1.03, blur }: Undergrowth,
) {
  const { width, height, random, light } = canvas;
  const fern = (x: number) =>
    [-0.9, -0.45, 0.05, 0.5, 0.95].map((side) => {
      const reach = side * size * random.between(0.7, 1);
      const tip: Point = [x * width + reach * height, (at - size * (1.05 - Math.abs(side) * 0.55)) * height];
      return drawFrond([x * width, at * height], tip, size * height * 0.18, 19);
    });
  const plants = [
    ...ferns.flatMap(fern),
    ...broads.map((x) => drawBroadPlant(random, [x * width, at * height], size * height * 1.05, 7)),
  ].join('');
  const content = createShape(plants, light.layers[depth]);
  return blur === undefined ? content : createGroup({ filter: getBlurFilter(canvas, blur) }, content);
}

export function drawVignette({ width, height, light, id }: Canvas, opacity = 0.5): string {
  const gradient = createElement(
    'radialGradient',
    { id: `${id}corners`, cx: 0.5, cy: 0.5, r: 0.75 },
    createElement('stop', { offset: 0.55, 'stop-color': light.layers[5], 'stop-opacity': 0 }),
    createElement('stop', { offset: 1, 'stop-color': light.layers[5], 'stop-opacity': opacity }),
  );
  return (
    createElement('defs', {}, gradient) +
    createShape(toRectanglePath(0, 0, width, height), `url(#${id}corners)`)
  );
}
