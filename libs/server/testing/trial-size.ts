const isFullTrial = (): boolean => process.env.TRIALS === 'full';

/**
 * Number of kills, payments, attempts or runs of a trial. `npm test` uses the short form; `npm run chaos`, run nightly
 * and before a release, sets TRIALS=full.
 */
export function trialSize({ full, short }: { full: number; short: number }): number {
  return isFullTrial() ? full : short;
}

/** How many values there are to one in a sample of the short form. */
const SAMPLE_RATIO = 8;

/**
 * The values that a trial tries in its nth place: all in the full form, every eighth in the short form. Samples of
 * eight successive places contain every value.
 */
export function trialSample<T>(values: readonly T[], n: number): readonly T[] {
  return isFullTrial() ? values : values.filter((_, index) => index % SAMPLE_RATIO === n % SAMPLE_RATIO);
}

/** An upper limit on a measured time, which only a trial on a machine of its own can keep. */
export function trialLimit(ms: number): number {
  return isFullTrial() ? ms : Number.POSITIVE_INFINITY;
}
