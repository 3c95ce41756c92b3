import { useEffect, useSyncExternalStore } from 'react';
import { leaveForLogin } from '../api/leave-for-login';
import { isSignedIn } from '../api/session';
import { createChangeListeners } from '../storage/change-listeners';

const changes = createChangeListeners();

/**
 * Whether staff is signed in; on the server nobody is. Whoever is not goes to the login page, also when another tab
 * signs out or the page comes back from the browser's memory.
 */
export function useStaffOnly(): boolean {
  const isStaff = useSyncExternalStore(changes.subscribe, isSignedIn, () => false);
  useEffect(() => {
    if (!isSignedIn()) leaveForLogin();
  }, [isStaff]);
  return isStaff;
}
