/**
 * How large a trial is: how many kills, payments, tries or rounds. `npm test` proves the same with the short form;
 * `npm run chaos`, which runs every night and before a release, sets TRIALS=full.
 */
export function trialSize({ full, short }: { full: number; short: number }): number {
  return process.env.TRIALS === 'full' ? full : short;
}
