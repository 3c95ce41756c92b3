import { VIDEO_ENCODING } from './encoding.data.ts';
import { computeHash } from './picture-files.ts';
import { toSvgDocument } from './svg-document.ts';
import { createGroup } from '../svg/markup.ts';
import type { Layer, LoopRecipe, Motion, Recipe } from './recipe.types.ts';

/** Pixels drawn beyond the edges, so that moving layers show no gap. */
export const MARGIN = 40;

const transformContent = (
  content: string,
  { x, y, rotation, scaleY, opacity, origin: [ax, ay] }: Motion,
): string => {
  const transform = `translate(${ax + x} ${ay + y}) rotate(${rotation}) scale(1 ${scaleY}) translate(${-ax} ${-ay})`;
  return createGroup({ transform, opacity }, content);
};

/** CSS that moves a layer drawn with the margin. */
export const formatLayerStyle = ({ x, y, rotation, scaleY, opacity, origin: [ax, ay] }: Motion): string =>
  `transform-origin:${ax + MARGIN}px ${ay + MARGIN}px;transform:translate(${x}px,${y}px) rotate(${rotation}deg) scale(1,${scaleY});opacity:${opacity}`;

function renderLayer(layer: Layer, progress: number): string {
  if (typeof layer === 'string') return layer;
  return typeof layer === 'function'
    ? layer(progress)
    : transformContent(layer.content, layer.getMotion(progress));
}

/** One frame of a loop; `progress` is the time from 0 to 1. */
const renderFrame = ({ layers }: LoopRecipe, progress: number): string =>
  layers.map((layer) => renderLayer(layer, progress)).join('');

/** Hash of a loop: its video encoding and sample frames. */
function computeLoopHash(loop: LoopRecipe): string {
  const frames = [0, 0.2, 0.45, 0.7, 0.9].map((progress) => renderFrame(loop, progress));
  return computeHash(
    JSON.stringify([VIDEO_ENCODING, loop.seconds, loop.width, loop.height]) + frames.join(''),
  );
}

export const getLoopFiles = (loop: LoopRecipe): { webm: string; mp4: string } => {
  const hash = computeLoopHash(loop);
  return { webm: `${loop.name}.${hash}.webm`, mp4: `${loop.name}.${hash}.mp4` };
};

/** The first frame of a loop, scaled up as its poster. */
export const buildPoster = (loop: LoopRecipe, alt: string, width: number): Recipe => ({
  name: loop.name,
  alt,
  width,
  height: (width * loop.height) / loop.width,
  draw: () => `<g transform="scale(${width / loop.width})">${renderFrame(loop, 0)}</g>`,
});

export const drawLayer = ({ width, height }: LoopRecipe, content: string): string =>
  toSvgDocument(width, height, content);

/** A layer with its margin, as an SVG document. */
export const drawPaddedLayer = ({ width, height }: LoopRecipe, content: string): string =>
  toSvgDocument(
    width + 2 * MARGIN,
    height + 2 * MARGIN,
    createGroup({ transform: `translate(${MARGIN} ${MARGIN})` }, content),
  );
