import { SEARCH_KINDS, SEARCH_MAX, normalizeSearchText, parseSearchQuery } from '@paniscus/domain/search';
import { invalid } from '@paniscus/server/platform';
import type { SearchRequest } from './search.service.ts';

/** Hits per kind when searching all kinds, and when searching a single kind. */
const HITS_PER_KIND = 5;
const HITS_OF_SINGLE_KIND = 100;

/** Parses `?q=` and `?kind=`. Throws a 422 problem for invalid or unknown parameters. */
export function parseSearchRequest({ q, kind, ...others }: Record<string, unknown>): SearchRequest {
  const unknown = Object.keys(others).slice(0, 20);
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((name) => [name.slice(0, 100), 'Unknown field.'])));
  if (typeof q !== 'string') throw invalid({ q: 'Enter a search text.' });
  const text = normalizeSearchText(q);
  if (text.length > SEARCH_MAX) throw invalid({ q: `Search must be at most ${SEARCH_MAX} characters.` });
  const query = parseSearchQuery(text);
  if (kind === undefined) return { query, hitsMax: HITS_PER_KIND };
  const requestedKind = SEARCH_KINDS.find((candidate) => candidate === kind);
  if (requestedKind === undefined) throw invalid({ kind: `Kind must be one of ${SEARCH_KINDS.join(', ')}.` });
  return { query, kind: requestedKind, hitsMax: HITS_OF_SINGLE_KIND };
}
