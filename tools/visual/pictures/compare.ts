import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { largestGroup } from './groups.ts';
import { areEqual, readPicture } from './webp.ts';

/** Color difference from 0 to 1 above which a pixel counts as different. */
const COLOR_TOLERANCE = 0.02;
/** Largest group of connected different pixels that is ignored. */
const LARGEST_HARMLESS_GROUP = 3;

export interface Comparison {
  isSame: boolean;
  reason: string;
  diff: () => Buffer;
}

/** Pads a picture to compare it with a larger one. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Compares a picture with its baseline. Fails on more than a few connected pixels, regardless of the picture's size.
 */
export function compare(baseline: Buffer, actual: Buffer): Comparison {
  if (areEqual(baseline, actual)) return { isSame: true, reason: '', diff: () => actual };
  const [before, after] = [readPicture(baseline), readPicture(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [onGround(before, width, height), onGround(after, width, height)];
  const options = { threshold: COLOR_TOLERANCE, includeAA: true };
  const diff = () => {
    const drawn = new PNG({ width, height });
    pixelmatch(left.data, right.data, drawn.data, width, height, options);
    return PNG.sync.write(drawn);
  };
  if (before.width !== after.width || before.height !== after.height) {
    const reason = `${before.width} x ${before.height} became ${after.width} x ${after.height}`;
    return { isSame: false, reason, diff };
  }
  const mask = new PNG({ width, height });
  pixelmatch(left.data, right.data, mask.data, width, height, { ...options, diffMask: true });
  const { size, x, y } = largestGroup(mask);
  const isSame = size <= LARGEST_HARMLESS_GROUP;
  return { isSame, reason: isSame ? '' : `${size} connected pixels differ at ${x}, ${y}`, diff };
}
