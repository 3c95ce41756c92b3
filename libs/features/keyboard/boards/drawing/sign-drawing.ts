import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { lightColors } from '@paniscus/ui';

/** Tile colors of the light color scheme, which exported files always use. */
export const getSignColors = ({ lexigramClass }: Pick<Lexigram, 'lexigramClass'>) =>
  lightColors.lexigram[lexigramClass];

/** The sign on its tile as a standalone SVG file, `side` pixels wide. */
export function renderSvg(lexigram: Lexigram, side: number): string {
  const { tile, sign } = getSignColors(lexigram);
  const paths = getShapes(lexigram.sign).map(({ d, isSolid }) =>
    isSolid ? `<path d="${d}" fill="${sign}" stroke="none"/>` : `<path d="${d}"/>`,
  );
  const size = String(GLYPH_SIZE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(side)}" height="${String(side)}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="1" fill="${tile}"/>`,
    `<g fill="none" stroke="${sign}" stroke-width="${String(GLYPH_STROKE)}" stroke-linejoin="round" stroke-linecap="round">`,
    `${paths.join('')}</g></svg>`,
  ].join('');
}
