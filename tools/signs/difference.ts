import type { Ink } from './pixels.ts';

/** The size at which signs must be told apart: a key on a phone. */
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

/** In how many pixels two signs differ, wherever one of them is laid within a pixel of its place. */
export const computeDifference = (a: Ink, b: Ink): number =>
  SHIFTS.reduce((least, [across, down]) => Math.min(least, shiftedBy(across, down, a, b, least)), Infinity);
