import { useEffect, useSyncExternalStore } from 'react';
import { redirectToLoginUnlessHeld } from '../api/sign-in/redirect-to-login';
import { isSignedIn } from '../api/session';
import { createChangeListeners } from '../storage/change-listeners';

const changes = createChangeListeners();

/** Whether staff is signed in; false on the server. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(changes.subscribe, isSignedIn, () => false);

/**
 * Whether staff is signed in; false on the server. Redirects to the login page when signed out, also by another tab or
 * when the page is restored from the back/forward cache.
 */
export function useStaffOnly(): boolean {
  const isStaff = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn()) redirectToLoginUnlessHeld();
  }, [isStaff]);
  return isStaff;
}
