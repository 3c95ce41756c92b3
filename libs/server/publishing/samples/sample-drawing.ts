import { Transformer } from '@napi-rs/image';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes, SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';

const [WIDTH, HEIGHT] = [1600, 900];
const SCALE = 600 / GLYPH_SIZE;
const INK = '#fdf9ec';

/** Draws this site's sign for a word on a colored ground, as a PNG file. */
export async function drawSign(word: SiteWord, ground: string): Promise<Buffer> {
  const shapes = getShapes(SITE_SIGNS[word].sign)
    .map(({ d, isSolid }) => `<path d="${d}" fill="${isSolid ? INK : 'none'}"/>`)
    .join('');
  const [left, top] = [(WIDTH - SCALE * GLYPH_SIZE) / 2, (HEIGHT - SCALE * GLYPH_SIZE) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <g transform="translate(${left} ${top}) scale(${SCALE})" stroke="${INK}" stroke-width="${GLYPH_STROKE}" stroke-linejoin="round">${shapes}</g>
  </svg>`;
  return Transformer.fromSvg(svg).png();
}
