import { Transformer } from '@napi-rs/image';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '#libs/lexigrams/index.ts';
import type { SignCode } from '#libs/lexigrams/index.ts';

/** Ink coverage per pixel from 0 to 1, by row. */
export type Ink = Float32Array;

const LINE = `fill="none" stroke="#fff" stroke-width="${GLYPH_STROKE}" stroke-linejoin="round" stroke-linecap="round"`;

const drawn = (sign: SignCode): string =>
  getShapes(sign)
    .map(({ d, isSolid }) => `<path d="${d}" ${isSolid ? 'fill="#fff"' : LINE}/>`)
    .join('');

/** The renderer upscales smaller images, so signs are rendered on one sheet and cropped. */
const NARROWEST_SHEET = 1024;

/** Renders signs in white on black without class color, on squares of `side` pixels. */
export async function renderInk(signs: readonly SignCode[], side: number): Promise<Ink[]> {
  const columns = Math.ceil(NARROWEST_SHEET / side);
  const rows = Math.max(columns, Math.ceil(signs.length / columns));
  const [width, height] = [columns * side, rows * side];
  const placed = signs.map((sign, index) => {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
    return `<g transform="translate(${x} ${y}) scale(${side / GLYPH_SIZE})">${drawn(sign)}</g>`;
  });
  const ground = `<rect width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${placed.join('')}</svg>`;
  const pixels = await Transformer.fromSvg(svg).rawPixels();
  const channels = pixels.length / (width * height);
  return signs.map((_sign, index) => {
    const corner = Math.floor(index / columns) * side * width + (index % columns) * side;
    return Float32Array.from({ length: side * side }, (_zero, at) => {
      const pixel = corner + Math.floor(at / side) * width + (at % side);
      return (pixels[pixel * channels] ?? 0) / 255;
    });
  });
}
