import type { PNG } from 'pngjs';

/** Width and height of the tiles that are matched, and of what is matched around each: together the size of a stroke. */
const TILE_SIZE = 3;
const MARGIN = 1;
/** Difference of a channel (0 to 255) that is ignored everywhere, such as dithering of a gradient. */
const BASE_TOLERANCE = 3;
/** Part of the contrast around a pixel by which its coverage may differ. */
const CONTRAST_TOLERANCE = 0.3;

const OFFSETS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

interface Point {
  x: number;
  y: number;
}

/** Shifts by up to one pixel in quarters of a pixel, smallest first. */
const SHIFTS: readonly Point[] = OFFSETS.flatMap((x) => OFFSETS.map((y) => ({ x, y }))).sort(
  (a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y),
);

interface Pixel extends Point {
  /** Accepted difference of red, green and blue. */
  tolerances: number[];
}

const CHANNELS = [0, 1, 2] as const;

const clamp = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));

const getValue = ({ data, width, height }: PNG, x: number, y: number, channel: number): number =>
  data[(clamp(y, height) * width + clamp(x, width)) * 4 + channel] ?? 0;

/** Value at a position between pixels, interpolated from the four around it. */
function interpolate(image: PNG, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [x - left, y - top];
  const mix = (row: number) =>
    getValue(image, left, row, channel) * (1 - right) + getValue(image, left + 1, row, channel) * right;
  return bottom === 0 ? mix(top) : mix(top) * (1 - bottom) + mix(top + 1) * bottom;
}

function computeTolerance(images: readonly PNG[], { x, y }: Point, channel: number): number {
  let [min, max] = [255, 0];
  for (const image of images)
    for (let row = y - 1; row <= y + 1; row += 1)
      for (let column = x - 1; column <= x + 1; column += 1) {
        const value = getValue(image, column, row, channel);
        min = Math.min(min, value);
        max = Math.max(max, value);
      }
  return BASE_TOLERANCE + CONTRAST_TOLERANCE * (max - min);
}

function listTilePoints({ width, height }: PNG, left: number, top: number, margin: number): Point[] {
  const points: Point[] = [];
  for (let y = Math.max(0, top - margin); y < Math.min(height, top + TILE_SIZE + margin); y += 1)
    for (let x = Math.max(0, left - margin); x < Math.min(width, left + TILE_SIZE + margin); x += 1)
      points.push({ x, y });
  return points;
}

/** Pixels that differ between an image and another one that is shifted. */
const listDifferences = (pixels: readonly Pixel[], shifted: PNG, image: PNG, shift: Point): Pixel[] =>
  pixels.filter(({ x, y, tolerances }) =>
    tolerances.some(
      (tolerance, channel) =>
        Math.abs(interpolate(shifted, x + shift.x, y + shift.y, channel) - getValue(image, x, y, channel)) >
        tolerance,
    ),
  );

/** Points of a tile that differ even with the shift of either image that fits best. */
function matchTile(points: readonly Point[], before: PNG, after: PNG): readonly Point[] {
  const pixels = points.map((point) => ({
    ...point,
    tolerances: CHANNELS.map((channel) => computeTolerance([before, after], point, channel)),
  }));
  let best = pixels;
  for (const shift of SHIFTS) {
    for (const [shifted, image] of [
      [before, after],
      [after, before],
    ] as const) {
      const differences = listDifferences(pixels, shifted, image, shift);
      if (differences.length < best.length) best = differences;
      if (best.length === 0) return best;
    }
  }
  return best;
}

/**
 * Reduces a mask of differences to those that another browser version does not explain: in each small tile, one image may
 * be shifted by up to one pixel, and edges may be softer or harder. A changed shape remains, because no shift makes it fit.
 */
export function clearShiftedEdges(mask: PNG, before: PNG, after: PNG): void {
  const getAlphaIndex = ({ x, y }: Point) => (y * mask.width + x) * 4 + 3;
  const unexplained = new Set<number>();
  for (let top = 0; top < mask.height; top += TILE_SIZE)
    for (let left = 0; left < mask.width; left += TILE_SIZE) {
      const tile = listTilePoints(mask, left, top, 0);
      if (tile.every((point) => mask.data[getAlphaIndex(point)] === 0)) continue;
      const surroundings = listTilePoints(mask, left, top, MARGIN);
      for (const point of matchTile(surroundings, before, after)) unexplained.add(getAlphaIndex(point));
    }
  mask.data.fill(0);
  for (const index of unexplained) mask.data[index] = 255;
}
