import { hasTypedText, matchRoute, normalizeQuery, PATTERNS, QUERIES, ROUTES } from '@paniscus/routes';
import type { QuerySchema, RouteDefinition, RouteName } from '@paniscus/routes';

/** Paths of the API, which are never pages. */
export const API_PATH = /^\/+api(?:[/?]|$)/i;

export type Queries = Partial<Record<RouteName, QuerySchema>>;

const VALID_PATH = /^\/[A-Za-z0-9/._-]{0,200}$/;
const NO_QUERY: QuerySchema = {};

/**
 * Cache key: the normalized URL in lower case, without trailing slash and with only the query parameters that the page
 * reads. Capability URLs keep the case of their token. Undefined for URLs that no page has.
 */
export function toPageCacheKey(url: string, queries: Queries = QUERIES): string | undefined {
  const [path = '', query] = splitUrl(url);
  if (!VALID_PATH.test(path) || path.includes('//') || path.includes('..')) return undefined;
  const match = matchRoute(path);
  if (match !== undefined && isCapabilityUrl(match.name))
    return PATTERNS[match.name].replaceAll(/:(\w+)/g, (_, name: string) => match.params[name] ?? '');
  const lower = path.toLowerCase();
  const trimmed = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
  const read =
    query === '' || match === undefined ? '' : normalizeQuery(query, queries[match.name] ?? NO_QUERY);
  return read === '' ? trimmed : `${trimmed}?${read}`;
}

/** Whether a key contains text typed by a visitor, which allows unlimited variants of a page. */
export function isTyped(key: string): boolean {
  const [path, query] = splitUrl(key);
  if (query === '') return false;
  const match = matchRoute(path);
  return match !== undefined && hasTypedText(query, QUERIES[match.name] ?? NO_QUERY);
}

function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

const routes: Partial<Record<RouteName, RouteDefinition>> = ROUTES;
const isCapabilityUrl = (name: RouteName): boolean => routes[name]?.isCapabilityUrl === true;
