import { hasTypedText, matchRoute, normalizeQuery, PATTERNS, QUERIES, ROUTES } from '@paniscus/routes';
import type { QuerySchema, RouteDefinition, RouteName } from '@paniscus/routes';

/** Paths of the API, which are never pages. */
export const API_PATH = /^\/+api(?:[/?]|$)/i;

export type Queries = Partial<Record<RouteName, QuerySchema>>;

/** Percent encoding only of letters beyond ASCII, as in the page of the tag `équateur`. */
const VALID_PATH = /^\/(?:[a-z0-9/._-]|%[89a-f][0-9a-f]){0,200}$/i;
const NO_QUERY: QuerySchema = {};

/**
 * Cache key: the normalized URL in lower case, without trailing slash and with only the query parameters that the page
 * reads. Capability URLs keep the case of their token. Undefined for URLs that no page has.
 */
export function toPageCacheKey(url: string, queries: Queries = QUERIES): string | undefined {
  const [path = '', query] = splitUrl(url);
  if (!isValidPath(path)) return undefined;
  const match = matchRoute(path);
  const pagePath =
    match !== undefined && isCapabilityUrl(match.name) ? toCapabilityPath(match) : toLowerPath(path);
  const normalized =
    query === '' || match === undefined ? '' : normalizeQuery(query, queries[match.name] ?? NO_QUERY);
  return normalized === '' ? pagePath : `${pagePath}?${normalized}`;
}

const toCapabilityPath = ({ name, params }: NonNullable<ReturnType<typeof matchRoute>>): string =>
  PATTERNS[name].replaceAll(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');

function toLowerPath(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

function isValidPath(path: string): boolean {
  if (!VALID_PATH.test(path) || path.includes('//') || path.includes('..')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The page of a key that contains text typed by a visitor, which allows unlimited variants of it; otherwise undefined. */
export function findTypedRoute(key: string): RouteName | undefined {
  const [path, query] = splitUrl(key);
  if (query === '') return undefined;
  const match = matchRoute(path);
  return match !== undefined && hasTypedText(query, QUERIES[match.name] ?? NO_QUERY) ? match.name : undefined;
}

function splitUrl(url: string): [path: string, query: string] {
  const index = url.indexOf('?');
  return index === -1 ? [url, ''] : [url.slice(0, index), url.slice(index + 1)];
}

const routes: Partial<Record<RouteName, RouteDefinition>> = ROUTES;
/** Whether the URL itself grants access. */
export const isCapabilityUrl = (name: RouteName): boolean => routes[name]?.isCapabilityUrl === true;
