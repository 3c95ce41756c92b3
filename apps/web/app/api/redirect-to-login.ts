import { clearSession, isLoggingOut } from '../site-script/log-out';
import { paths } from '@paniscus/routes';
import { getReturnPath, isReturnPath } from './return-path';

const RETURN_KEY = 'returnTo';

/**
 * Signs out in this browser and opens the login page, storing the current page for the return. Does nothing while a
 * logout opens the home page.
 */
export function redirectToLogin(): void {
  if (isLoggingOut()) return;
  clearSession();
  if (isReturnPath(location.pathname))
    sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
  location.replace(paths.login);
}

/** Path of a page that stays open although the session has ended. */
let heldPath: string | undefined;

/** Keeps the current page open without a session, so that what was typed on it is not lost. */
export function holdPage(): void {
  heldPath = location.pathname;
}

export function redirectToLoginUnlessHeld(): void {
  if (location.pathname !== heldPath) redirectToLogin();
}

/** Path to open after signing in. */
export function popReturnPath(): string {
  const stored = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return getReturnPath(stored, location.origin);
}
