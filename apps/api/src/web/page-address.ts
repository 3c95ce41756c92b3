/** What belongs to the API, and is never a page. */
export const API_PATH = /^\/+api(?:[/?]|$)/i;

type QueryParams = Record<string, RegExp>;

/** The words of a query that change a page, and their values; every other is ignored, so that it fills no memory. */
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
/** Whatever somebody types: the page itself says when it is too long, and is not kept. */
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
 * Whether the address of a list carries what somebody typed: there is no end of such pages. The page of the search is not
 * meant, which counts for itself.
 */
export function isTyped(key: string): boolean {
  const [path, query] = key.split('?');
  return path !== '/search' && new URLSearchParams(query).has('q');
}

const PLAIN_PATH = /^\/[a-z0-9/._-]{0,200}$/;
/**
 * Small and capital letters are different ones in the token of a page that has a link of its own: an order's, a
 * receipt's, a donor's with its years.
 */
const LINK_PATH = /^\/(order|receipt|giving)\/([A-Za-z0-9_-]{1,100})(\/[0-9]{1,10})?\/?$/i;

/**
 * The one spelling of a page's address, under which it is kept: small letters, no slash at the end, of the query only
 * what the page reads. Undefined for what no page of the site is called.
 */
export function toPageCacheKey(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const spelled = queryAt === -1 ? url : url.slice(0, queryAt);
  const link = LINK_PATH.exec(spelled);
  if (link !== null) return `/${link[1]?.toLowerCase()}/${link[2]}${link[3] ?? ''}`;
  const path = spelled.toLowerCase();
  if (!PLAIN_PATH.test(path) || path.includes('//') || path.includes('..')) return undefined;
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const query = queryAt === -1 ? '' : getQuery(url.slice(queryAt + 1), listWords(trimmed));
  return query === '' ? trimmed : `${trimmed}?${query}`;
}

const listWords = (path: string): QueryParams =>
  CACHED_PARAMS[path] ?? (/^\/video(?:\/|$)/.test(path) ? VIDEO_PARAMS : LIST_PARAMS);

/** What the page reads, in one order and one spelling, each word at most once. */
function getQuery(query: string, words: QueryParams): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const [word, value] of Object.entries(words)) {
    const text = given.get(word) ?? '';
    if (value.test(text)) read.set(word, text);
  }
  return read.toString();
}
