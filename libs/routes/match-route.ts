import { PATTERNS } from './patterns.data.ts';
import type { RouteName } from './routes.data.ts';

/** Name of a route, and its parameters as spelled in the path. */
export type RouteMatch = { name: RouteName; params: Readonly<Record<string, string>> };

type Matcher = { name: RouteName; path: RegExp; isExact: boolean };

/** `/post/:id` becomes an expression with the group `id`; a final `*` matches everything below. */
function toMatcher([name, pattern]: [RouteName, string]): Matcher {
  const source = pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      return segment.startsWith(':')
        ? `/(?<${segment.slice(1)}>[^/]+)`
        : `/${segment.replaceAll('.', '\\.')}`;
    })
    .join('');
  return { name, path: new RegExp(`^${source}/?$`, 'i'), isExact: !/[:*]/.test(pattern) };
}

/** Exact routes first, so that `/SueBiblio/:id` cannot shadow one. */
const MATCHERS = (Object.entries(PATTERNS) as [RouteName, string][])
  .map(toMatcher)
  .sort((one, other) => Number(other.isExact) - Number(one.isExact));

/** Finds the route of a path, ignoring case and a trailing slash; undefined when no route matches. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { name, path: matcher } of MATCHERS) {
    const match = matcher.exec(path);
    if (match !== null) return { name, params: { ...match.groups } };
  }
  return undefined;
}
