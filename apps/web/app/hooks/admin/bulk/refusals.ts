import type { BulkActionSet, BulkFailure } from '@paniscus/ui';

export const CHANGED_MEANWHILE = 'It was changed in the meantime. The list now shows the current version.';

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
    const reason = now === undefined ? undefined : getRefusal(now, action);
    return { id: row.id, name: getName(row), reason: reason ?? CHANGED_MEANWHILE };
  });
}
