/** What belongs to the API, and is never a page. */
export const API_PATH = /^\/+api(?:[/?]|$)/i;

/** The only word of a query that changes a page; every other is ignored, so that it fills no memory. */
const CURSOR = /[?&]cursor=([A-Za-z0-9_-]{1,100})(?:&|$)/;
const PLAIN_PATH = /^\/[a-z0-9/._-]{0,200}$/;

/**
 * The one spelling of a page's address, under which it is kept: small letters, no slash at the end, of the query only
 * the cursor. Undefined for what no page of the site is called.
 */
export function pageKeyOf(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = (queryAt === -1 ? url : url.slice(0, queryAt)).toLowerCase();
  if (!PLAIN_PATH.test(path) || path.includes('//') || path.includes('..')) return undefined;
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const cursor = queryAt === -1 ? null : CURSOR.exec(url);
  return cursor === null ? trimmed : `${trimmed}?cursor=${cursor[1]}`;
}
