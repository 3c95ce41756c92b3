import { LIGHTING_BY_HOUR } from '../scene/hours.data.ts';
import type { Hour } from '../scene/hours.data.ts';
import { defineGradients } from '../scene/atmosphere.ts';
import type { Canvas } from '../scene/atmosphere.ts';
import { createElement } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

interface SceneSettings {
  hour: Hour;
  seed: number;
  /** Overrides the position of the sun or moon. */
  disc?: Partial<Canvas['light']['disc']>;
}

export function drawScene(
  { width, height }: Size,
  { hour, seed, disc }: SceneSettings,
  layers: readonly ((canvas: Canvas) => string)[],
): string {
  const light = { ...LIGHTING_BY_HOUR[hour], disc: { ...LIGHTING_BY_HOUR[hour].disc, ...disc } };
  const canvas: Canvas = { width, height, light, random: createRandom(seed), id: hour };
  return defineGradients(canvas) + layers.map((layer) => layer(canvas)).join('');
}

/** Radial glow; position and radius in pixels. */
export const drawGlow = (id: string, x: number, y: number, r: number, color: string, opacity = 1): string =>
  createElement(
    'defs',
    {},
    createElement(
      'radialGradient',
      { id },
      createElement('stop', { offset: 0, 'stop-color': color, 'stop-opacity': opacity }),
      createElement('stop', { offset: 0.4, 'stop-color': color, 'stop-opacity': opacity * 0.4 }),
      createElement('stop', { offset: 1, 'stop-color': color, 'stop-opacity': 0 }),
    ),
  ) + createElement('circle', { cx: x, cy: y, r, fill: `url(#${id})` });
