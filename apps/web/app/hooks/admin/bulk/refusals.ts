import type { BulkActionSet, BulkFailure } from '@paniscus/ui';

const GONE = 'It was changed in the meantime and is no longer in this list.';
export const CHANGED_MEANWHILE = 'It was changed in the meantime, so it was left as it is.';

/**
 * Why the action is not for these rows. What the page showed may have been out of date, so the reason is that of the
 * `current` rows, loaded again.
 */
export function explainRefusals<Row extends { id: number }, Action extends string>(
  { getName, getRefusal }: Pick<BulkActionSet<Row, Action>, 'getName' | 'getRefusal'>,
  action: Action,
  refused: readonly Row[],
  current: readonly Row[],
): BulkFailure[] {
  return refused.map((row) => {
    const now = current.find(({ id }) => id === row.id);
    const reason = now === undefined ? GONE : (getRefusal(now, action) ?? CHANGED_MEANWHILE);
    return { id: row.id, name: getName(row), reason };
  });
}
