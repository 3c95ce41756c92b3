import { deflateSync, crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { PictureMaker } from './picture-maker.ts';

const maker = new PictureMaker();
const createImage = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 120), width, height).png();
const readSizes = async (source: Buffer) => {
  const images = await maker.make(source);
  return Promise.all(
    [...images].map(async ([requestedWidth, bytes]) => {
      const { width, height } = await new Transformer(bytes).metadata();
      return [requestedWidth, width, height];
    }),
  );
};

function createDecompressionBomb(): Buffer {
  const side = 12_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('product image conversion', () => {
  it('keeps the aspect ratio', async () => {
    expect(await readSizes(await createImage(1200, 600))).toEqual([
      [240, 240, 120],
      [480, 480, 240],
      [960, 960, 480],
    ]);
  });

  it('does not upscale', async () => {
    expect(await readSizes(await createImage(300, 300))).toEqual([
      [240, 240, 240],
      [480, 300, 300],
      [960, 300, 300],
    ]);
  });

  it('rejects an image that would exhaust memory', async () => {
    await expect(maker.make(createDecompressionBomb())).rejects.toThrow('too large');
  });

  it.each(['', 'not an image', '<svg xmlns="http://www.w3.org/2000/svg"/>'])(
    'rejects a file that is not an image: %s',
    async (text) => {
      await expect(maker.make(Buffer.from(text))).rejects.toThrow();
    },
  );
});
