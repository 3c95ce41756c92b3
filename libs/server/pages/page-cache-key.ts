/** Paths of the API, which are never pages. */
export const API_PATH = /^\/+api(?:[/?]|$)/i;

type QueryParams = Record<string, RegExp>;

/**
 * Query parameters that change a page, with their valid values. All others are ignored, so that they cannot fill the
 * cache.
 */
const LIST_PARAMS: QueryParams = { cursor: /^[A-Za-z0-9_-]{1,100}$/ };
const STORE_PARAMS: QueryParams = {
  tag: /^\P{C}{1,60}$/u,
  sort: /^(?:newest|price-up|price-down|name)$/,
  available: /^1$/,
};
const PUBLICATION_PARAMS: QueryParams = {
  q: /^\P{C}{1,80}$/u,
  years: /^(?:undated|\d{4}s?)$/,
  type: /^[a-z-]{1,20}$/,
  topic: /^[a-z-]{1,20}$/,
};
/** Any text: the page itself reports one that is too long, and is not cached. */
const SEARCH_PARAMS: QueryParams = { q: /./su, kind: /^[a-z]{1,20}$/ };
const VIDEO_PARAMS: QueryParams = { q: /^\P{C}{1,80}$/u };
const CACHED_PARAMS: Record<string, QueryParams> = {
  '/store': STORE_PARAMS,
  '/products': STORE_PARAMS,
  '/search': SEARCH_PARAMS,
  '/suebiblio': PUBLICATION_PARAMS,
  '/suebiblio/files/all.bib': PUBLICATION_PARAMS,
  '/suebiblio/files/all.ris': PUBLICATION_PARAMS,
  '/suebiblio/files/all.json': PUBLICATION_PARAMS,
};

/**
 * Whether a list URL contains text typed by a visitor, which allows unlimited variants. The search page has its own
 * limit.
 */
export function isTyped(key: string): boolean {
  const [path, query] = key.split('?');
  return path !== '/search' && new URLSearchParams(query).has('q');
}

const PLAIN_PATH = /^\/[a-z0-9/._-]{0,200}$/;
/** Capability URLs contain a case-sensitive token: orders, receipts, and the donor portal with its years. */
const LINK_PATH = /^\/(order|receipt|giving)\/([A-Za-z0-9_-]{1,100})(\/[0-9]{1,10})?\/?$/i;

/**
 * Cache key: the normalized URL in lower case, without trailing slash and with only the query parameters that the page
 * reads. Undefined for URLs that no page has.
 */
export function toPageCacheKey(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const spelled = queryAt === -1 ? url : url.slice(0, queryAt);
  const link = LINK_PATH.exec(spelled);
  if (link !== null) return `/${link[1]?.toLowerCase()}/${link[2]}${link[3] ?? ''}`;
  const path = spelled.toLowerCase();
  if (!PLAIN_PATH.test(path) || path.includes('//') || path.includes('..')) return undefined;
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const query = queryAt === -1 ? '' : getQuery(url.slice(queryAt + 1), getQueryParams(trimmed));
  return query === '' ? trimmed : `${trimmed}?${query}`;
}

const getQueryParams = (path: string): QueryParams =>
  CACHED_PARAMS[path] ?? (/^\/video(?:\/|$)/.test(path) ? VIDEO_PARAMS : LIST_PARAMS);

function getQuery(query: string, words: QueryParams): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const [word, value] of Object.entries(words)) {
    const text = given.get(word) ?? '';
    if (value.test(text)) read.set(word, text);
  }
  return read.toString();
}
