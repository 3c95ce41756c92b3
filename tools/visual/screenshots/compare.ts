import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { clearShiftedEdges } from './anti-aliasing.ts';
import { findLargestGroup } from './pixel-groups.ts';

/** Color difference from 0 to 1 above which a pixel counts as different. */
const COLOR_TOLERANCE = 0.02;
/** Largest group of connected different pixels that is ignored. */
const GROUP_SIZE_MAX = 3;

export interface Comparison {
  isSame: boolean;
  reason: string;
  diff: () => Buffer;
}

/**
 * `exact` for the browser version that made the baseline. `anti-aliasing` for another one: edges may be smoothed in another
 * way or lie up to one pixel away, so the size may differ by one pixel.
 */
export type Tolerance = 'exact' | 'anti-aliasing';

const SIZE_TOLERANCE: Record<Tolerance, number> = { exact: 0, 'anti-aliasing': 1 };

const haveEqualPixels = (before: PNG, after: PNG): boolean =>
  before.width === after.width && before.height === after.height && before.data.equals(after.data);

/** Crops or pads at the right and at the bottom. */
function setSize(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const result = new PNG({ width, height, fill: true });
  PNG.bitblt(image, result, 0, 0, Math.min(width, image.width), Math.min(height, image.height), 0, 0);
  return result;
}

function describeSizeChange(before: PNG, after: PNG, tolerance: Tolerance): string | undefined {
  const change = Math.max(Math.abs(before.width - after.width), Math.abs(before.height - after.height));
  if (change <= SIZE_TOLERANCE[tolerance]) return undefined;
  return `size changed from ${before.width} x ${before.height} to ${after.width} x ${after.height}`;
}

/**
 * Compares a screenshot with its baseline. Fails on more than a few connected pixels, regardless of the image size.
 */
export function compare(before: PNG, after: PNG, tolerance: Tolerance = 'exact'): Comparison {
  if (haveEqualPixels(before, after)) return { isSame: true, reason: '', diff: () => PNG.sync.write(after) };
  const sizeChange = describeSizeChange(before, after, tolerance);
  const select = sizeChange === undefined ? Math.min : Math.max;
  const [width, height] = [select(before.width, after.width), select(before.height, after.height)];
  const [left, right] = [setSize(before, width, height), setSize(after, width, height)];
  const findDifferences = (options: { diffMask: boolean }): PNG => {
    const image = new PNG({ width, height });
    const settings = { threshold: COLOR_TOLERANCE, includeAA: true, ...options };
    pixelmatch(left.data, right.data, image.data, width, height, settings);
    return image;
  };
  const diff = () => PNG.sync.write(findDifferences({ diffMask: false }));
  if (sizeChange !== undefined) return { isSame: false, reason: sizeChange, diff };
  const mask = findDifferences({ diffMask: true });
  if (tolerance === 'anti-aliasing') clearShiftedEdges(mask, left, right);
  const { size, x, y } = findLargestGroup(mask);
  const isSame = size <= GROUP_SIZE_MAX;
  return { isSame, reason: isSame ? '' : `${size} connected pixels differ at ${x}, ${y}`, diff };
}
