import type { SearchGroup, SearchHit, SearchKind } from '@paniscus/domain/search';

export type SearchState =
  | { kind: 'blank' }
  /** `isApproximate` when the matches allow for typing errors, because nothing matches exactly. */
  | { kind: 'ready'; groups: readonly SearchGroup[]; isApproximate?: boolean }
  /** Nothing was found; `closest` is a similar query made of indexed words. */
  | { kind: 'empty'; closest?: string }
  | { kind: 'tooLong' }
  /** Rate limited: too many searches from the visitor's network. */
  | { kind: 'busy' }
  | { kind: 'failed' };

export type SearchLinks = {
  search: string;
  searchFor: (query: string, kind?: SearchKind) => string;
  hit: (hit: SearchHit) => string;
  home: string;
  keyboard: string;
  history: string;
  bibliography: string;
};
