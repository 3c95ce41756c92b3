import { SEARCH_KINDS, SEARCH_MAX, searchTextFrom, searchWordsFrom } from '@paniscus/domain/search';
import { invalid } from '@paniscus/server/platform';
import type { SearchRequest } from './search-index.ts';

/** Hits per kind when searching all kinds, and when searching a single kind. */
const BESIDE_OTHERS = 5;
const OF_ONE_KIND = 100;

/** Parses `?q=` and `?kind=`. Throws a 422 problem for invalid or unknown parameters. */
export function searchRequestFrom({ q, kind, ...others }: Record<string, unknown>): SearchRequest {
  const unknown = Object.keys(others).slice(0, 20);
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((name) => [name.slice(0, 100), 'Unknown field.'])));
  if (typeof q !== 'string') throw invalid({ q: 'Enter a search text.' });
  const text = searchTextFrom(q);
  if (text.length > SEARCH_MAX) throw invalid({ q: `Search must be at most ${SEARCH_MAX} characters.` });
  const words = searchWordsFrom(text);
  if (kind === undefined) return { words, hitsMax: BESIDE_OTHERS };
  const known = SEARCH_KINDS.find((one) => one === kind);
  if (known === undefined) throw invalid({ kind: `Kind must be one of ${SEARCH_KINDS.join(', ')}.` });
  return { words, kind: known, hitsMax: OF_ONE_KIND };
}
