import { Transformer } from '@napi-rs/image';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be from its baseline, from 0 to 1, before the pixel counts as different. */
const COLOUR_TOLERANCE = 0.12;
/**
 * Pixels that may differ in any square of 32 by 32. A new browser draws the edges of letters a little differently,
 * a few pixels here and there; whatever moves leaves two whole edges close together.
 */
const WINDOW = 32;
const MOST_IN_A_WINDOW = 60;

export interface Comparison {
  isSame: boolean;
  /** In words, why not. */
  reason: string;
  diff: PNG;
}

/** Reads a picture without an alpha channel, as browsers take and palettes keep them, in a fifth of the time. */
function read(file: Buffer): PNG {
  const transformer = new Transformer(file);
  const { width, height } = transformer.metadataSync();
  const rgb = transformer.rawPixelsSync();
  if (rgb.length !== width * height * 3) return PNG.sync.read(file);
  const picture = new PNG({ width, height });
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    picture.data[to] = rgb[from] ?? 0;
    picture.data[to + 1] = rgb[from + 1] ?? 0;
    picture.data[to + 2] = rgb[from + 2] ?? 0;
    picture.data[to + 3] = 255;
  }
  return picture;
}

/** The picture on a ground of the larger size, so that pictures of two sizes can be laid on each other. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** The largest number of different pixels in any window, the windows overlapping by half. */
function densest(mask: PNG): number {
  const step = WINDOW / 2;
  const columns = Math.ceil(mask.width / step) + 1;
  const cells = new Uint32Array(columns * (Math.ceil(mask.height / step) + 1));
  for (let index = 0; index < mask.width * mask.height; index += 1) {
    const isDifferent = mask.data[index * 4 + 3] !== 0;
    if (isDifferent) {
      const cell = Math.floor(Math.floor(index / mask.width) / step) * columns;
      const at = cell + Math.floor((index % mask.width) / step);
      cells[at] = (cells[at] ?? 0) + 1;
    }
  }
  return cells.reduce((most, here, index) => {
    const right = cells[index + 1] ?? 0;
    const below = (cells[index + columns] ?? 0) + (cells[index + columns + 1] ?? 0);
    return Math.max(most, here + right + below);
  }, 0);
}

/** Compares a picture with its baseline: noise at the edges of letters passes, anything that moved does not. */
export function compare(baseline: Buffer, actual: Buffer): Comparison {
  const [before, after] = [read(baseline), read(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [onGround(before, width, height), onGround(after, width, height)];
  const mask = new PNG({ width, height });
  const diff = new PNG({ width, height });
  const options = { threshold: COLOUR_TOLERANCE };
  pixelmatch(left.data, right.data, mask.data, width, height, { ...options, diffMask: true });
  if (before.width !== after.width || before.height !== after.height) {
    pixelmatch(left.data, right.data, diff.data, width, height, options);
    const reason = `${before.width} x ${before.height} became ${after.width} x ${after.height}`;
    return { isSame: false, reason, diff };
  }
  const most = densest(mask);
  const isSame = most <= MOST_IN_A_WINDOW;
  if (!isSame) {
    pixelmatch(left.data, right.data, diff.data, width, height, options);
  }
  return { isSame, reason: isSame ? '' : `${most} pixels differ within ${WINDOW} x ${WINDOW}`, diff };
}
