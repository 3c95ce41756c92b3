import { matchRoute, paths } from '@paniscus/routes';

/** Pages that would sign out again or ask to sign in again. */
const EXCLUDED: readonly (string | undefined)[] = ['login', 'logout'];

/** Whether signing in may return to the page at the path, in whichever case it is written. */
export const isReturnPath = (path: string): boolean => !EXCLUDED.includes(matchRoute(path)?.name);

/** Path to open after signing in: the stored one if it is a page of this site, otherwise the posts. */
export function getReturnPath(stored: string | null, origin: string): string {
  const url = stored?.startsWith('/') && URL.canParse(stored, origin) ? new URL(stored, origin) : undefined;
  const isAllowed = url?.origin === origin && isReturnPath(url.pathname);
  return isAllowed ? url.pathname + url.search : paths.posts;
}
