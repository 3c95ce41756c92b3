import { useState } from 'react';

type Versioned = { id: number; version: number };

/**
 * The record of a list whose dialog is open. After a refusal it is the record as the list shows it by then, because somebody
 * else may have changed it; see `useOthersChanges`.
 */
export function useEditedRecord<Listed extends Versioned>(listed: readonly Listed[], wasRefused: boolean) {
  const [edited, setEdited] = useState<Listed | 'new'>();
  if (wasRefused && edited !== undefined && edited !== 'new') {
    const current = listed.find(({ id }) => id === edited.id);
    if (current !== undefined && current.version !== edited.version) setEdited(current);
  }
  return [edited, setEdited] as const;
}
