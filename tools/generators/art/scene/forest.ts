import { mixColors } from '../svg/color.ts';
import { toRectanglePath, toCirclePath, toPolygonPath } from '../svg/path-data.ts';
import type { Point } from '../svg/path-data.ts';
import {
  createGroup,
  createStroke,
  createLinearGradient,
  createRadialGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import type { Random } from '../svg/random.ts';
import { drawBonobo } from './bonobo.ts';
import { drawCanopy, drawCrown, drawFrond, drawTrunk, drawTuft } from './plants.ts';
import { LIGHTING_BY_TIME } from './lighting.data.ts';
import type { Light, SceneTime } from './lighting.data.ts';

const SEEDS: Readonly<Record<SceneTime, number>> = { dawn: 41, day: 7, dusk: 23, night: 12 };

interface Frame {
  width: number;
  height: number;
  light: Light;
  random: Random;
}

function defineSky({ disc: { color }, sky: [top, middle, low], mist, mistiness }: Light): string {
  return createElement(
    'defs',
    {},
    createLinearGradient('sky', 'down', [
      [0, top],
      [0.45, middle],
      [0.75, low],
    ]),
    createRadialGradient(
      'halo',
      [0.5, 0.5, 0.5],
      [
        [0, color, 0.75],
        [0.25, color, 0.35],
        [1, color, 0],
      ],
    ),
    createLinearGradient('mist', 'down', [
      [0, mist, 0],
      [0.7, mist, mistiness],
      [1, mist, mistiness],
    ]),
  );
}

function drawSky({ width, height, light, random }: Frame): string {
  const { color, x, y, r, halo } = light.disc;
  const stars = Array.from({ length: light.hasStars ? 46 : 0 }, () =>
    createElement('circle', {
      cx: random.between(0, width),
      cy: random.between(0, height * 0.45),
      r: random.between(0.7, 1.9),
      fill: color,
      opacity: random.between(0.25, 0.85),
    }),
  );
  return [
    defineSky(light),
    createShape(toRectanglePath(0, 0, width, height), 'url(#sky)'),
    ...stars,
    createShape(toCirclePath(x * width, y * height, halo * width), 'url(#halo)'),
    createShape(toCirclePath(x * width, y * height, r * width), color),
  ].join('');
}

const drawMist = ({ width, height }: Frame, top: number, low: number): string =>
  createShape(toRectanglePath(0, top * height, width, (low - top) * height), 'url(#mist)');

function drawWater({ width, height, light, random }: Frame): string {
  if (light.water === undefined) return '';
  const [x, top, low] = [light.disc.x * width, 0.665 * height, 0.79 * height];
  const [, , tone] = light.sky;
  const streaks = Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    const y = top + 5 + (low - top - 8) * share;
    const half = width * (0.035 + 0.07 * share) * random.between(0.4, 1.15);
    const shift = random.between(-9, 9);
    return createStroke(`M${x - half + shift} ${y}H${x + half + shift}`, light.water ?? '', 2.2 + share * 2, {
      'stroke-linecap': 'round',
      opacity: 0.85 - share * 0.35,
    });
  });
  return (
    createShape(toRectanglePath(0, top, width, low - top), mixColors(tone, light.layers[1], 0.35)) +
    streaks.join('')
  );
}

interface Row {
  color: string;
  /** Base of the trunks as a share of the height. */
  ground: number;
  trunks: readonly number[];
  r: number;
}

function drawRow({ width, height, random }: Frame, { color, ground, trunks, r }: Row): string {
  const size = r * width;
  const stems = trunks.map((x) => drawTrunk(random, x * width, ground * height, -0.06 * height, size));
  const crowns = trunks.map((x) =>
    drawCrown(random, x * width, random.between(-0.02, 0.1) * height, size * 17, size * 11),
  );
  const floor = drawFloor(random, width, height, ground, 0.012);
  return createShape([...stems, ...crowns, floor].join(''), color);
}

function drawFloor(random: Random, width: number, height: number, ground: number, rough: number): string {
  const points = Array.from({ length: 14 }, (_, index): Point => {
    const bump = Math.sin(index * 0.9 + ground * 20) * rough * height * 0.6;
    return [(index / 13) * width, ground * height + bump + random.between(-1, 1) * rough * height * 0.3];
  });
  return toPolygonPath([[0, height], ...points, [width, height]]);
}

const LIANAS = [
  [0.08, 0.3, 0.34],
  [0.62, 0.86, 0.27],
  [0.28, 0.46, 0.19],
] as const;

function drawLianas({ width, height }: Frame, color: string): string {
  const hanging = LIANAS.map(
    ([from, to, sag]) =>
      `M${from * width} ${-0.02 * height}C${(from + 0.03) * width} ${sag * height} ${(to - 0.05) * width} ${sag * 1.25 * height} ${to * width} ${-0.02 * height}`,
  );
  return createStroke(hanging.join(''), color, width * 0.006);
}

function drawBonobos({ width, height }: Frame, time: SceneTime, color: string): string {
  const tall = width * 0.37;
  const toPlacement = (x: number, ground: number, size = 1) => ({
    x: x * width,
    ground: ground * height,
    height: tall * size,
    color,
  });
  const bonobosByTime: Readonly<Record<SceneTime, string[]>> = {
    dawn: [drawBonobo('mother', { ...toPlacement(0.44, 0.862), looksLeft: false })],
    day: [
      drawBonobo('sitting', { ...toPlacement(0.7, 0.866), looksLeft: true }),
      drawBonobo('walking', toPlacement(0.34, 0.862, 0.94)),
    ],
    dusk: [drawBonobo('walking', toPlacement(0.6, 0.862))],
    night: [
      drawBonobo('sitting', toPlacement(0.46, 0.866)),
      drawBonobo('sitting', { ...toPlacement(0.73, 0.868, 0.86), looksLeft: true }),
    ],
  };
  return bonobosByTime[time].join('');
}

function drawForeground({ width, height, random }: Frame, color: string): string {
  const ferns = [
    drawFrond([-0.02 * width, height], [0.36 * width, 0.88 * height], 0.07 * height, 17),
    drawFrond([-0.02 * width, 0.98 * height], [0.13 * width, 0.7 * height], 0, 15),
    drawFrond([1.02 * width, height], [0.68 * width, 0.91 * height], 0.06 * height, 16),
    drawFrond([1.02 * width, 0.97 * height], [0.89 * width, 0.72 * height], 0, 15),
    drawFrond([1.04 * width, -0.02 * height], [0.62 * width, 0.13 * height], 0.05 * height, 18),
  ];
  const tufts = [0.06, 0.3, 0.52, 0.78, 0.95].map((x) =>
    drawTuft(random, [x * width, 1.01 * height], width * 0.17, 9),
  );
  const floor = drawFloor(random, width, height, 0.95, 0.01);
  return createShape([floor, ...tufts, ...ferns].join(''), color);
}

export function drawForest(time: SceneTime, width: number, height: number): string {
  const light: Light = LIGHTING_BY_TIME[time];
  const frame: Frame = { width, height, light, random: createRandom(SEEDS[time]) };
  const [a, b, c, d, e, f] = light.layers;
  const drawFarHill = (color: string, top: number, size: number) =>
    createShape(drawCanopy(frame.random, width, top * height, height, size * width), color);
  return createGroup(
    {},
    drawSky(frame),
    drawFarHill(a, 0.5, 0.1),
    drawMist(frame, 0.45, 0.7),
    drawFarHill(b, 0.57, 0.12),
    drawMist(frame, 0.52, 0.76),
    drawWater(frame),
    drawRow(frame, {
      color: c,
      ground: light.water ? 0.775 : 0.74,
      trunks: [0.12, 0.31, 0.5, 0.84, 0.97],
      r: 0.011,
    }),
    drawMist(frame, 0.55, 0.82),
    drawRow(frame, { color: d, ground: 0.8, trunks: [0.03, 0.24, 0.8], r: 0.02 }),
    drawMist(frame, 0.62, 0.9),
    drawLianas(frame, e),
    drawRow(frame, { color: e, ground: 0.86, trunks: [0.13, 0.94], r: 0.036 }),
    drawBonobos(frame, time, f),
    drawForeground(frame, f),
  );
}
