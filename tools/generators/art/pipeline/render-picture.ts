import { ChromaSubsampling, Transformer } from '@napi-rs/image';
import { launchBrowser } from '#tools/visual/browser.ts';
import { ENCODING } from './encoding.data.ts';
import type { PictureFile } from './picture-files.ts';
import type { Recipe } from './recipe.types.ts';

/** Encoder speed from 1 to 10; slower makes smaller files. */
const AVIF_SPEED = 7;

export interface PictureRenderer {
  /** Renders the drawing at its own size as PNG. */
  rasterize(drawing: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Renders drawings in a browser, which is fast at blur filters. */
export async function openPictureRenderer(): Promise<PictureRenderer> {
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

/** Maximum file size in bytes for these dimensions. */
function computeBytesMax(format: PictureFile['format'], width: number, height: number): number {
  return ENCODING.bytes.each + width * height * ENCODING.bytes[format];
}

function encode(pixels: Buffer, format: PictureFile['format'], width: number, quality: number) {
  const picture = new Transformer(pixels).resize(width);
  if (format === 'webp') return picture.webp(quality);
  if (format === 'jpg') return picture.jpeg(quality);
  const chromaSubsampling = ChromaSubsampling.Yuv420;
  return picture.avif({ quality, speed: AVIF_SPEED, chromaSubsampling });
}

/**
 * Encodes at the highest quality within the size limit. Throws for a drawing that never fits; a photograph gets the
 * lowest quality.
 */
export async function encodePicture({ file, format, width }: PictureFile, pixels: Buffer, recipe: Recipe) {
  const height = (width * recipe.height) / recipe.width;
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of ENCODING.qualities[format]) {
    bytes = await encode(pixels, format, width, quality);
    if (bytes.length <= computeBytesMax(format, width, height)) return bytes;
  }
  if (recipe.isCustom) return bytes;
  throw new Error(`${file} exceeds the size limit at the lowest quality.`);
}
