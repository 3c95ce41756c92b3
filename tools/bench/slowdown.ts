/** Lighthouse's default CPU slowdown, meant for a fast desktop. */
export const DEFAULT_SLOWDOWN = 4;

/** Typical `benchmarkIndex` of a fast desktop (docs/throttling.md in Lighthouse). */
const FAST_DESKTOP = 1750;

/**
 * CPU slowdown that simulates the same phone on a machine with this `benchmarkIndex`, from 1 to Lighthouse's default.
 */
export const computeSlowdown = (benchmarkIndex: number) =>
  Math.min(DEFAULT_SLOWDOWN, Math.max(1, (DEFAULT_SLOWDOWN * benchmarkIndex) / FAST_DESKTOP));
