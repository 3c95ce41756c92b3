/** How many times slower than this machine Lighthouse takes a phone to be: it expects a fast desktop. */
export const SLOWDOWN = 4;

/** The middle of what Lighthouse's `benchmarkIndex` is on a fast desktop (docs/throttling.md of Lighthouse). */
const FAST_DESKTOP = 1750;

/**
 * The slowdown that makes the same phone of a machine with this `benchmarkIndex`: never more than Lighthouse's own, and
 * never a phone that is faster than the machine.
 */
export const slowdownFor = (benchmarkIndex: number) =>
  Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * benchmarkIndex) / FAST_DESKTOP));
