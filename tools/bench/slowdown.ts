/** Lighthouse's default CPU slowdown, meant for a fast desktop. */
export const SLOWDOWN = 4;

/** Typical `benchmarkIndex` of a fast desktop (docs/throttling.md in Lighthouse). */
const FAST_DESKTOP = 1750;

/**
 * CPU slowdown that simulates the same phone on a machine with this `benchmarkIndex`, from 1 to Lighthouse's default.
 */
export const slowdownFor = (benchmarkIndex: number) =>
  Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * benchmarkIndex) / FAST_DESKTOP));
