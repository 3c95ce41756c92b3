import { ChromaSubsampling, Transformer } from '@napi-rs/image';
import { launchBrowser } from '../../visual/browser.ts';
import { ENCODING } from './encoding.data.ts';
import type { PictureFile } from './files.ts';
import type { Recipe } from './recipe.types.ts';

/** Of ten; slower makes somewhat smaller files. */
const AVIF_SPEED = 7;

export interface Easel {
  /** The drawing as pixels, in its own size, as PNG. */
  rasterize(drawing: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Draws in a browser, which is quick at soft brushes. */
export async function openEasel(): Promise<Easel> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  return {
    async rasterize(drawing, width, height) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<body style="margin:0;overflow:hidden">${drawing}</body>`);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}

/** In bytes: what a picture of so many pixels may weigh. */
export function heaviest(format: PictureFile['format'], width: number, height: number): number {
  return ENCODING.bytes.each + width * height * ENCODING.bytes[format];
}

function encoded(pixels: Buffer, format: PictureFile['format'], width: number, quality: number) {
  const picture = new Transformer(pixels).resize(width);
  if (format === 'webp') return picture.webp(quality);
  if (format === 'jpg') return picture.jpeg(quality);
  const chromaSubsampling = ChromaSubsampling.Yuv420;
  return picture.avif({ quality, speed: AVIF_SPEED, chromaSubsampling });
}

/** The best that is light enough. A drawing can be mended that never is; of a photograph the lightest is taken. */
export async function encodedAs({ file, format, width }: PictureFile, pixels: Buffer, recipe: Recipe) {
  const height = (width * recipe.height) / recipe.width;
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of ENCODING.qualities[format]) {
    bytes = await encoded(pixels, format, width, quality);
    if (bytes.length <= heaviest(format, width, height)) return bytes;
  }
  if (recipe.isOwn) return bytes;
  throw new Error(`${file}: the drawing is too rich for its size.`);
}
