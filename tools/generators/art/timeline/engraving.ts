import { light } from '#libs/ui/theme/palette.data.ts';
import { darken, mixColors } from '../svg/color.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import {
  createGroup,
  createStroke,
  createRadialGradient,
  createShape,
  createElement,
} from '../svg/markup.ts';

/** Size of a vignette. */
export const VIGNETTE_SIZE = { width: 480, height: 320 } as const;

export const INK = '#2b2418';
const PAPER = mixColors(light.page, light.ground, 0.7);

export const WASH_COLORS = {
  forest: mixColors(light.forest, PAPER, 0.35),
  leaf: mixColors(light.lexigram.things.tile, PAPER, 0.5),
  clay: mixColors(light.lexigram.places.tile, PAPER, 0.45),
  sky: mixColors(light.lexigram.activities.tile, PAPER, 0.62),
  wood: mixColors(light.lexigram.places.tile, '#8a7a5c', 0.6),
  bone: mixColors(PAPER, '#ffffff', 0.55),
  dusk: mixColors(light.lexigram.feelings.tile, PAPER, 0.3),
  fur: '#3a3026',
  skin: '#c99a72',
  saffron: light.saffron,
} as const;

const createHatchPattern = (id: string, gap: number, width: number, turn: number): string =>
  createElement(
    'pattern',
    { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    createStroke(`M0 ${gap / 2}H${gap}`, INK, width),
  );

const createNoiseFilter = (id: string, frequency: string, octaves: number, effect: string): string =>
  createElement(
    'filter',
    { id, x: 0, y: 0, ...VIGNETTE_SIZE, filterUnits: 'userSpaceOnUse' },
    createElement('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency,
      numOctaves: octaves,
      seed: 6,
    }),
    effect,
  );

const createDisplacement = (scale: number): string =>
  createElement('feDisplacementMap', {
    in: 'SourceGraphic',
    scale,
    xChannelSelector: 'R',
    yChannelSelector: 'G',
  });

const DEFS = createElement(
  'defs',
  {},
  createHatchPattern('light', 4.2, 0.8, -42),
  createHatchPattern('close', 2.9, 0.95, -42),
  createHatchPattern('across', 4.2, 0.8, 48),
  createHatchPattern('level', 3.6, 0.8, 0),
  createNoiseFilter('pen', '0.04', 2, createDisplacement(2.6)),
  createNoiseFilter('water', '0.016', 3, createDisplacement(22)),
  createNoiseFilter(
    'grain',
    '0.02 0.03',
    3,
    createElement('feColorMatrix', { values: '0 0 0 0 0.3 0 0 0 0 0.22 0 0 0 0 0.1 0 0 0 -1.6 1' }),
  ),
  createRadialGradient(
    'plate',
    [0.5, 0.46, 0.7],
    [
      [0, mixColors(PAPER, '#ffffff', 0.4)],
      [0.7, PAPER],
      [1, darken(PAPER, 0.09)],
    ],
  ),
);

export type Hatching = 'light' | 'close' | 'across' | 'level';

export const drawHatching = (d: string, hatching: Hatching, opacity = 0.8): string =>
  createShape(d, `url(#${hatching})`, { opacity });

export const drawPenLine = (d: string, width = 1.5, color: string = INK): string =>
  createStroke(d, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

export const drawInkedShape = (d: string, wash: string, width = 1.5): string =>
  createShape(d, wash) + drawPenLine(d, width);

const drawWash = (color: string): string =>
  createShape(
    'M40 250C10 160 60 50 180 42C300 20 430 60 446 160C452 240 400 286 250 288C140 292 60 290 40 250Z',
    color,
    {
      opacity: 0.4,
      filter: 'url(#water)',
    },
  );

export function drawVignette(wash: string, ...content: readonly string[]): string {
  const sheet = toRectanglePath(0, 0, VIGNETTE_SIZE.width, VIGNETTE_SIZE.height);
  return createGroup(
    { transform: 'scale(2)' },
    DEFS,
    createShape(sheet, 'url(#plate)'),
    drawWash(wash),
    createGroup({ filter: 'url(#pen)' }, ...content),
    createElement('rect', { ...VIGNETTE_SIZE, filter: 'url(#grain)', opacity: 0.22 }),
  );
}
