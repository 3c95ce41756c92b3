import { LIGHTS } from '../scene/lights.data.ts';
import type { Hour } from '../scene/lights.data.ts';
import { paints } from '../scene/air.ts';
import type { Canvas } from '../scene/air.ts';
import { tag } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

interface Setting {
  hour: Hour;
  seed: number;
  /** Overrides the position of the sun or moon. */
  disc?: Partial<Canvas['light']['disc']>;
}

export function scene(
  { width, height }: Size,
  { hour, seed, disc }: Setting,
  layers: readonly ((canvas: Canvas) => string)[],
): string {
  const light = { ...LIGHTS[hour], disc: { ...LIGHTS[hour].disc, ...disc } };
  const canvas: Canvas = { width, height, light, random: createRandom(seed), id: hour };
  return paints(canvas) + layers.map((layer) => layer(canvas)).join('');
}

/** Radial glow; position and radius in pixels. */
export const glow = (id: string, x: number, y: number, r: number, color: string, opacity = 1): string =>
  tag(
    'defs',
    {},
    tag(
      'radialGradient',
      { id },
      tag('stop', { offset: 0, 'stop-color': color, 'stop-opacity': opacity }),
      tag('stop', { offset: 0.4, 'stop-color': color, 'stop-opacity': opacity * 0.4 }),
      tag('stop', { offset: 1, 'stop-color': color, 'stop-opacity': 0 }),
    ),
  ) + tag('circle', { cx: x, cy: y, r, fill: `url(#${id})` });
