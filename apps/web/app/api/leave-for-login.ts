import { forgetPerson } from '../site-script/log-out';
import { paths } from '@paniscus/routes';

const RETURN_KEY = 'returnTo';

/** Signs out in this browser and opens the login page, storing the current page for the return. */
export function leaveForLogin(): void {
  forgetPerson();
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
  location.replace(paths.login);
}

/** Path to open after signing in: the stored page, or the posts. Accepts only paths of this site (no open redirect). */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : paths.posts;
}
