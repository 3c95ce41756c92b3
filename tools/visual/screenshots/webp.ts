import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import encode, { init } from '@jsquash/webp/encode.js';
import { Transformer } from '@napi-rs/image';
import { PNG } from 'pngjs';

const WASM_FILE = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';

/** libwebp's effort from 0 to 6: 5 makes large sheets a third smaller than 4, and is far quicker than 6. */
const METHOD = 5;

let encoder: Promise<unknown> | undefined;

/** Node.js cannot fetch the file that the package loads in browsers. */
async function loadEncoder(): Promise<unknown> {
  return init({
    wasmBinary: new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(WASM_FILE)))).buffer,
  });
}

/** Encodes pixels as lossless WebP. */
export async function encodeWebp({ data, width, height }: PNG): Promise<Buffer> {
  encoder ??= loadEncoder();
  await encoder;
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
  return Buffer.from(await encode(image, { lossless: 1, exact: 1, quality: 75, method: METHOD }));
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
