import { forgetPerson } from '../site-script/log-out';
import { paths } from '../paths';

/** Where a person wanted to be when the login page came between, for this tab. */
const RETURN_KEY = 'returnTo';

/** Signs out in this browser and goes to the login page, remembering where the person was. */
export function leaveForLogin(): void {
  forgetPerson();
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
  location.replace(paths.login);
}

/** Where to go after signing in: back, or to the posts. Only an address of this site counts. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : paths.posts;
}
