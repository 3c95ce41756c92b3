import { clearSession, isLoggingOut } from '../../site-script/log-out';
import { matchRoute, paths } from '@paniscus/routes';
import { getReturnPath, isReturnPath } from './return-path';

const RETURN_KEY = 'returnTo';

const ENDED_PARAMETER = 'ended';

export type LoginReason = 'sessionEnded';

/** Of the first of several calls that found the session ended; the later ones no longer see that there was one. */
let lastReason: LoginReason | undefined;

const SESSION_ENDED = 'Your session has ended. Please sign in to continue.';

const UNSAVED_TEXT = 'Your unsaved text is stored on this device and will be back in the form.';

/**
 * Signs out in this browser and opens the login page, storing the current page for the return. Does nothing while a
 * logout opens the home page. `reason` is said on the login page.
 */
export function redirectToLogin(reason?: LoginReason): void {
  if (isLoggingOut()) return;
  clearSession();
  if (isReturnPath(location.pathname))
    sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
  lastReason ??= reason;
  location.replace(lastReason === undefined ? paths.login : `${paths.login}?${ENDED_PARAMETER}=1`);
}

/** Why the login page was opened, and what is kept meanwhile; undefined when the visitor came by themselves. */
export function getLoginNotice(): string | undefined {
  if (!new URLSearchParams(location.search).has(ENDED_PARAMETER)) return undefined;
  const page = matchRoute(new URL(sessionStorage.getItem(RETURN_KEY) ?? '/', location.origin).pathname);
  const isEditor = page?.name === 'createPost' || page?.name === 'editPost';
  return isEditor ? `${SESSION_ENDED} ${UNSAVED_TEXT}` : SESSION_ENDED;
}

/** Path of a page that stays open although the session has ended. */
let heldPath: string | undefined;

/** Keeps the current page open without a session, so that what was typed on it is not lost. */
export function holdPage(): void {
  heldPath = location.pathname;
}

export function redirectToLoginUnlessHeld(reason?: LoginReason): void {
  if (location.pathname !== heldPath) redirectToLogin(reason);
}

/** As for a page that only reads: also not while a dialog is open, in which something may have been typed. */
export function redirectToLoginUnlessInUse(reason?: LoginReason): void {
  if (document.querySelector('[role="dialog"]') === null) redirectToLoginUnlessHeld(reason);
}

/** Path to open after signing in. */
export function popReturnPath(): string {
  const stored = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return getReturnPath(stored, location.origin);
}
