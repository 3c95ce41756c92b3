import type { Ink } from './render.ts';

/** Smallest display size in pixels at which signs must differ: a key on a phone. */
export const DISPLAY_SIZE_MIN = 32;

function sumDifferences(dx: number, dy: number, a: Ink, b: Ink, abortAbove: number): number {
  let sum = 0;
  for (let y = 1; y < DISPLAY_SIZE_MIN - 1 && sum < abortAbove; y += 1) {
    const row = y * DISPLAY_SIZE_MIN;
    const other = (y + dy) * DISPLAY_SIZE_MIN + dx;
    for (let x = 1; x < DISPLAY_SIZE_MIN - 1; x += 1)
      sum += Math.abs((a[row + x] ?? 0) - (b[other + x] ?? 0));
  }
  return sum;
}

const SHIFTS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Number of differing pixels, minimized over shifts of one pixel. */
export const computeDifference = (a: Ink, b: Ink): number =>
  SHIFTS.reduce((minimum, [dx, dy]) => Math.min(minimum, sumDifferences(dx, dy, a, b, minimum)), Infinity);
