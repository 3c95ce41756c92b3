import { Transformer } from '@napi-rs/image';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '#libs/lexigrams/index.ts';
import type { SignCode } from '#libs/lexigrams/index.ts';

/** Ink coverage per pixel from 0 to 1, by row. */
export type Ink = Float32Array;

const STROKE_ATTRIBUTES = `fill="none" stroke="#fff" stroke-width="${GLYPH_STROKE}" stroke-linejoin="round" stroke-linecap="round"`;

const drawSign = (sign: SignCode): string =>
  getShapes(sign)
    .map(({ d, isSolid }) => `<path d="${d}" ${isSolid ? 'fill="#fff"' : STROKE_ATTRIBUTES}/>`)
    .join('');

/** The renderer upscales smaller images, so signs are rendered on one sheet and cropped. */
const SHEET_WIDTH_MIN = 1024;

/** Renders signs in white on black without class color, on squares of `size` pixels. */
export async function renderInk(signs: readonly SignCode[], size: number): Promise<Ink[]> {
  const columns = Math.ceil(SHEET_WIDTH_MIN / size);
  const rows = Math.max(columns, Math.ceil(signs.length / columns));
  const [width, height] = [columns * size, rows * size];
  const tiles = signs.map((sign, index) => {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    return `<g transform="translate(${x} ${y}) scale(${size / GLYPH_SIZE})">${drawSign(sign)}</g>`;
  });
  const background = `<rect width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${tiles.join('')}</svg>`;
  const pixels = await Transformer.fromSvg(svg).rawPixels();
  const channels = pixels.length / (width * height);
  return signs.map((_sign, index) => {
    const tileOffset = Math.floor(index / columns) * size * width + (index % columns) * size;
    return Float32Array.from({ length: size * size }, (_zero, index) => {
      const pixel = tileOffset + Math.floor(index / size) * width + (index % size);
      return (pixels[pixel * channels] ?? 0) / 255;
    });
  });
}
