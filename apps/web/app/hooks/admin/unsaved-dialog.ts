import { askUnsavedDialog } from '@paniscus/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Back does not lose what was typed into a dialog: the dialog asks first. */
export function useUnsavedDialog(): void {
  // Other navigation is a result of the dialog, or has asked.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && askUnsavedDialog());
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
