import type { Ink } from './pixels.ts';

/** Smallest display size in pixels at which signs must differ: a key on a phone. */
export const SMALLEST = 32;

function shiftedBy(across: number, down: number, a: Ink, b: Ink, limit: number): number {
  let sum = 0;
  for (let y = 1; y < SMALLEST - 1 && sum < limit; y += 1) {
    const row = y * SMALLEST;
    const other = (y + down) * SMALLEST + across;
    for (let x = 1; x < SMALLEST - 1; x += 1) sum += Math.abs((a[row + x] ?? 0) - (b[other + x] ?? 0));
  }
  return sum;
}

const SHIFTS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const));

/** Number of differing pixels, minimized over shifts of one pixel. */
export const computeDifference = (a: Ink, b: Ink): number =>
  SHIFTS.reduce((least, [across, down]) => Math.min(least, shiftedBy(across, down, a, b, least)), Infinity);
