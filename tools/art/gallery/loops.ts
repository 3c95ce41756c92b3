import { FILMING } from './encoding.data.ts';
import { printOf } from './files.ts';
import { framed } from './frame.ts';
import type { LoopRecipe, Recipe } from './recipe.types.ts';

/** What a loop shows at a share of its time, from 0 to 1. */
const momentOf = ({ layers }: LoopRecipe, share: number): string =>
  layers.map((layer) => (typeof layer === 'string' ? layer : layer(share))).join('');

/** The fingerprint of a loop: of how it is filmed, and of moments from all of it. */
export function loopPrint(loop: LoopRecipe): string {
  const moments = [0, 0.2, 0.45, 0.7, 0.9].map((share) => momentOf(loop, share));
  return printOf(JSON.stringify([FILMING, loop.seconds, loop.width, loop.height]) + moments.join(''));
}

/** The films of a loop that was drawn so. */
export const loopFiles = (loop: LoopRecipe): { webm: string; mp4: string } => {
  const print = loopPrint(loop);
  return { webm: `${loop.name}.${print}.webm`, mp4: `${loop.name}.${print}.mp4` };
};

/** The first moment of a loop, as a picture that is drawn larger. */
export const posterOf = (loop: LoopRecipe, alt: string, width: number): Recipe => ({
  name: loop.name,
  alt,
  width,
  height: (width * loop.height) / loop.width,
  draw: () => `<g transform="scale(${width / loop.width})">${momentOf(loop, 0)}</g>`,
});

/** A layer as a drawing of its own. */
export const layerOf = ({ width, height }: LoopRecipe, content: string): string =>
  framed(width, height, content);
