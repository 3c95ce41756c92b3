import { paths } from '@paniscus/routes';

/** Pages that would sign out again or ask to sign in again. */
const EXCLUDED: readonly string[] = [paths.login, paths.logout];

/** Path to open after signing in: the stored one if it is a page of this site, otherwise the posts. */
export function getReturnPath(stored: string | null, origin: string): string {
  const url = stored?.startsWith('/') && URL.canParse(stored, origin) ? new URL(stored, origin) : undefined;
  const isAllowed = url?.origin === origin && !EXCLUDED.includes(url.pathname.replace(/\/$/, ''));
  return isAllowed ? url.pathname + url.search : paths.posts;
}
