/**
 * The result of an action on several rows: '7 posts moved to the trash. 1 may have been changed. 10 not changed.' `done` says
 * what was done, undefined for nothing; `unanswered` of the `failed` rows may have been changed.
 */
export function describeOutcome(done: string | undefined, failed: number, unanswered: number): string {
  const unchanged = failed - unanswered;
  return [
    done,
    unanswered === 0 ? undefined : `${unanswered} may have been changed.`,
    unchanged === 0 ? undefined : `${unchanged} not changed.`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
