import { light } from '#libs/ui/theme/palette.data.ts';
import { darker, mix } from '../svg/color.ts';
import { box } from '../svg/geometry.ts';
import { group, line, radial, shape, tag } from '../svg/markup.ts';

/** Size of a vignette. */
export const PLATE = { width: 480, height: 320 } as const;

export const INK = '#2b2418';
const PAPER = mix(light.page, light.ground, 0.7);

export const WASH = {
  forest: mix(light.forest, PAPER, 0.35),
  leaf: mix(light.lexigram.things.tile, PAPER, 0.5),
  clay: mix(light.lexigram.places.tile, PAPER, 0.45),
  sky: mix(light.lexigram.activities.tile, PAPER, 0.62),
  wood: mix(light.lexigram.places.tile, '#8a7a5c', 0.6),
  bone: mix(PAPER, '#ffffff', 0.55),
  dusk: mix(light.lexigram.feelings.tile, PAPER, 0.3),
  fur: '#3a3026',
  skin: '#c99a72',
  saffron: light.saffron,
} as const;

const hatch = (id: string, gap: number, width: number, turn: number): string =>
  tag(
    'pattern',
    { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    line(`M0 ${gap / 2}H${gap}`, INK, width),
  );

const noise = (id: string, frequency: string, octaves: number, use: string): string =>
  tag(
    'filter',
    { id, x: 0, y: 0, ...PLATE, filterUnits: 'userSpaceOnUse' },
    tag('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed: 6 }),
    use,
  );

const displaced = (scale: number): string =>
  tag('feDisplacementMap', { in: 'SourceGraphic', scale, xChannelSelector: 'R', yChannelSelector: 'G' });

const DEFS = tag(
  'defs',
  {},
  hatch('light', 4.2, 0.8, -42),
  hatch('close', 2.9, 0.95, -42),
  hatch('across', 4.2, 0.8, 48),
  hatch('level', 3.6, 0.8, 0),
  noise('pen', '0.04', 2, displaced(2.6)),
  noise('water', '0.016', 3, displaced(22)),
  noise(
    'grain',
    '0.02 0.03',
    3,
    tag('feColorMatrix', { values: '0 0 0 0 0.3 0 0 0 0 0.22 0 0 0 0 0.1 0 0 0 -1.6 1' }),
  ),
  radial(
    'plate',
    [0.5, 0.46, 0.7],
    [
      [0, mix(PAPER, '#ffffff', 0.4)],
      [0.7, PAPER],
      [1, darker(PAPER, 0.09)],
    ],
  ),
);

export type Hatching = 'light' | 'close' | 'across' | 'level';

export const hatched = (d: string, kind: Hatching, opacity = 0.8): string =>
  shape(d, `url(#${kind})`, { opacity });

export const pen = (d: string, width = 1.5, color: string = INK): string =>
  line(d, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

export const inked = (d: string, wash: string, width = 1.5): string => shape(d, wash) + pen(d, width);

const pool = (color: string): string =>
  shape(
    'M40 250C10 160 60 50 180 42C300 20 430 60 446 160C452 240 400 286 250 288C140 292 60 290 40 250Z',
    color,
    {
      opacity: 0.4,
      filter: 'url(#water)',
    },
  );

export function vignette(wash: string, ...content: readonly string[]): string {
  const sheet = box(0, 0, PLATE.width, PLATE.height);
  return group(
    { transform: 'scale(2)' },
    DEFS,
    shape(sheet, 'url(#plate)'),
    pool(wash),
    group({ filter: 'url(#pen)' }, ...content),
    tag('rect', { ...PLATE, filter: 'url(#grain)', opacity: 0.22 }),
  );
}
