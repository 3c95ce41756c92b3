/**
 * Number of kills, payments, attempts or runs of a trial. `npm test` uses the short form; `npm run chaos`, run nightly
 * and before a release, sets TRIALS=full.
 */
export function trialSize({ full, short }: { full: number; short: number }): number {
  return process.env.TRIALS === 'full' ? full : short;
}
