import { Transformer } from '@napi-rs/image';
import { PNG } from 'pngjs';

/** Converts a PNG to lossless WebP, about half its size. */
export const toWebp = (image: Buffer): Buffer => new Transformer(image).webpLosslessSync();

/** Encodes pixels as lossless WebP. */
export const encodeWebp = ({ data, width, height }: PNG): Buffer =>
  Transformer.fromRgbaPixels(data, width, height).webpLosslessSync();

/** Whether two files contain identical pixels; much cheaper than `readPicture` on both. */
export function haveEqualPixels(first: Buffer, second: Buffer): boolean {
  const [left, right] = [new Transformer(first), new Transformer(second)];
  const [leftSize, rightSize] = [left.metadataSync(), right.metadataSync()];
  if (leftSize.width !== rightSize.width || leftSize.height !== rightSize.height) return false;
  return left.rawPixelsSync().equals(right.rawPixelsSync());
}

/** Decodes PNG or WebP to RGBA. */
export function decodeImage(file: Buffer): PNG {
  const transformer = new Transformer(file);
  const { width, height } = transformer.metadataSync();
  const pixels = transformer.rawPixelsSync();
  const image = new PNG({ width, height });
  const channels = pixels.length / (width * height);
  if (channels === 4) {
    image.data = pixels;
    return image;
  }
  for (let from = 0, to = 0; from < pixels.length; from += channels, to += 4) {
    image.data[to] = pixels[from] ?? 0;
    image.data[to + 1] = pixels[from + 1] ?? 0;
    image.data[to + 2] = pixels[from + 2] ?? 0;
    image.data[to + 3] = 255;
  }
  return image;
}
