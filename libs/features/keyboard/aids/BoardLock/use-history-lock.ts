import { useLayoutEffect } from 'react';

const LOCKED = { isLocked: true };

const isLockEntry = () => JSON.stringify(history.state) === JSON.stringify(LOCKED);

const addEntry = () => history.pushState(LOCKED, '');

/**
 * Keeps Back on the page: it only leads to another entry of the same page, which is put back at once. The entry survives
 * a reload, and is removed when the page is unlocked.
 */
export function useHistoryLock(): void {
  // Before the lock is seen.
  useLayoutEffect(() => {
    if (!isLockEntry()) addEntry();
    const stay = () => {
      if (!isLockEntry()) addEntry();
    };
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('popstate', stay);
      if (isLockEntry()) history.back();
    };
  }, []);
}
