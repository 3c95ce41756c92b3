import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to the board when the controls that had it are gone: the settings, or later the lock. */
export function useBoardFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: stage } = root;
    const focus = (lost: string) =>
      // Later than the dialog of the settings, which moves the focus to the page.
      queueMicrotask(() => {
        if (document.activeElement?.matches(lost) !== true) return;
        stage?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
      });
    // A page that was opened locked has the focus where the browser puts it.
    focus('main');
    return () => focus('body, main');
  }, [root]);
}
