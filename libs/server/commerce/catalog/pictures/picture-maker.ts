import { ResizeFit, Transformer } from '@napi-rs/image';
import { Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@paniscus/domain/products';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const QUALITY = 80;
/** About 5,000 × 5,000 pixels; decoding a larger image would exhaust the server's memory. */
const PIXELS_MAX = 25_000_000;

/** Converts images to WebP in all widths on worker threads, without upscaling. */
@Injectable()
export class PictureMaker {
  async make(source: Buffer): Promise<Map<PictureWidth, Buffer>> {
    const { width, height } = await new Transformer(source).metadata();
    if (width * height > PIXELS_MAX) throw new Error('The image is too large to be decoded.');
    const images = new Map<PictureWidth, Buffer>();
    for (const targetWidth of PICTURE_WIDTHS) {
      const transformer = new Transformer(source).rotate();
      if (targetWidth < width) transformer.fastResize({ width: targetWidth, fit: ResizeFit.Inside });
      images.set(targetWidth, await transformer.webp(QUALITY));
    }
    return images;
  }
}
