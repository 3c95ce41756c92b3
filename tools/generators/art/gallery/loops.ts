import { FILMING } from './encoding.data.ts';
import { getPrint } from './files.ts';
import { framed } from './frame.ts';
import { group } from '../svg/markup.ts';
import type { Layer, LoopRecipe, Motion, Recipe } from './recipe.types.ts';

/** Pixels drawn beyond the edges, so that moving layers show no gap. */
export const MARGIN = 40;

const moved = (drawn: string, { x, y, turn, rise, opacity, about: [ax, ay] }: Motion): string => {
  const transform = `translate(${ax + x} ${ay + y}) rotate(${turn}) scale(1 ${rise}) translate(${-ax} ${-ay})`;
  return group({ transform, opacity }, drawn);
};

/** CSS that moves a layer drawn with the margin. */
export const getStyle = ({ x, y, turn, rise, opacity, about: [ax, ay] }: Motion): string =>
  `transform-origin:${ax + MARGIN}px ${ay + MARGIN}px;transform:translate(${x}px,${y}px) rotate(${turn}deg) scale(1,${rise});opacity:${opacity}`;

function layerAt(layer: Layer, share: number): string {
  if (typeof layer === 'string') return layer;
  return typeof layer === 'function' ? layer(share) : moved(layer.drawn, layer.at(share));
}

/** One frame of a loop; `share` is the time from 0 to 1. */
const getMoment = ({ layers }: LoopRecipe, share: number): string =>
  layers.map((layer) => layerAt(layer, share)).join('');

/** Hash of a loop: its film settings and sample frames. */
function loopPrint(loop: LoopRecipe): string {
  const moments = [0, 0.2, 0.45, 0.7, 0.9].map((share) => getMoment(loop, share));
  return getPrint(JSON.stringify([FILMING, loop.seconds, loop.width, loop.height]) + moments.join(''));
}

export const loopFiles = (loop: LoopRecipe): { webm: string; mp4: string } => {
  const print = loopPrint(loop);
  return { webm: `${loop.name}.${print}.webm`, mp4: `${loop.name}.${print}.mp4` };
};

/** The first frame of a loop, scaled up as its poster. */
export const getPoster = (loop: LoopRecipe, alt: string, width: number): Recipe => ({
  name: loop.name,
  alt,
  width,
  height: (width * loop.height) / loop.width,
  draw: () => `<g transform="scale(${width / loop.width})">${getMoment(loop, 0)}</g>`,
});

export const getLayer = ({ width, height }: LoopRecipe, content: string): string =>
  framed(width, height, content);

/** A layer with its margin, as an SVG document. */
export const getSheet = ({ width, height }: LoopRecipe, content: string): string =>
  framed(
    width + 2 * MARGIN,
    height + 2 * MARGIN,
    group({ transform: `translate(${MARGIN} ${MARGIN})` }, content),
  );
