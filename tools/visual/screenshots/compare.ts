import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { findLargestGroup } from './pixel-groups.ts';
import { haveEqualPixels, decodeImage } from './webp.ts';

/** Color difference from 0 to 1 above which a pixel counts as different. */
const COLOR_TOLERANCE = 0.02;
/** Largest group of connected different pixels that is ignored. */
const GROUP_SIZE_MAX = 3;

export interface Comparison {
  isSame: boolean;
  reason: string;
  diff: () => Buffer;
}

/** Pads a screenshot to the size of a larger one. */
function padTo(screenshot: PNG, width: number, height: number): PNG {
  if (screenshot.width === width && screenshot.height === height) return screenshot;
  const padded = new PNG({ width, height, fill: true });
  PNG.bitblt(screenshot, padded, 0, 0, screenshot.width, screenshot.height, 0, 0);
  return padded;
}

/**
 * Compares a screenshot with its baseline. Fails on more than a few connected pixels, regardless of the image size.
 */
export function compare(baseline: Buffer, actual: Buffer): Comparison {
  if (haveEqualPixels(baseline, actual)) return { isSame: true, reason: '', diff: () => actual };
  const [before, after] = [decodeImage(baseline), decodeImage(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [left, right] = [padTo(before, width, height), padTo(after, width, height)];
  const options = { threshold: COLOR_TOLERANCE, includeAA: true };
  const diff = () => {
    const diffImage = new PNG({ width, height });
    pixelmatch(left.data, right.data, diffImage.data, width, height, options);
    return PNG.sync.write(diffImage);
  };
  if (before.width !== after.width || before.height !== after.height) {
    const reason = `size changed from ${before.width} x ${before.height} to ${after.width} x ${after.height}`;
    return { isSame: false, reason, diff };
  }
  const mask = new PNG({ width, height });
  pixelmatch(left.data, right.data, mask.data, width, height, { ...options, diffMask: true });
  const { size, x, y } = findLargestGroup(mask);
  const isSame = size <= GROUP_SIZE_MAX;
  return { isSame, reason: isSame ? '' : `${size} connected pixels differ at ${x}, ${y}`, diff };
}
