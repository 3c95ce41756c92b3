import { buildSnippet, countMatches, markMatches, SEARCH_KINDS } from '@paniscus/domain/search';
import type { ParsedQuery, SearchGroup, SearchHit, SearchKind } from '@paniscus/domain/search';
import type { SearchEntry } from './search.entry.ts';

/** Matches of one kind, best first; there may be more of them than entries. */
type FoundEntries = { entries: readonly SearchEntry[]; total: number; isTotalCapped?: boolean };

export type FoundKinds = Partial<Record<SearchKind, FoundEntries>>;

/** Groups matches by kind, with at most `hitsMax` hits in each. */
export function buildGroups(found: FoundKinds, query: ParsedQuery, hitsMax: number): SearchGroup[] {
  return SEARCH_KINDS.flatMap((kind) => {
    const { entries, total, isTotalCapped = false } = found[kind] ?? { entries: [], total: 0 };
    if (total === 0) return [];
    const hits = entries.slice(0, hitsMax).map((entry) => toHit(entry, query));
    return [{ kind, total, ...(isTotalCapped && { isTotalCapped }), hits }];
  });
}

function toHit(
  { kind, id, slug, title, synonyms = '', sections }: SearchEntry,
  query: ParsedQuery,
): SearchHit {
  const best = sections
    .map((section) => ({ section, count: countMatches(`${section.heading ?? ''} ${section.text}`, query) }))
    .reduce<{ section: (typeof sections)[number]; count: number } | undefined>(
      (previous, candidate) =>
        previous === undefined || candidate.count > previous.count ? candidate : previous,
      undefined,
    );
  const { heading, anchor, text = '' } = best?.section ?? {};
  // A query that matches the page's name links to its beginning.
  const isNamed = anchor !== undefined && countMatches(`${title} ${synonyms}`, query) === query.terms.length;
  return {
    kind,
    id,
    ...(slug !== undefined && { slug }),
    ...(best !== undefined && best.count > 0 && !isNamed && { heading, anchor }),
    title: markMatches(title, query),
    snippet: buildSnippet(text, query),
  };
}
