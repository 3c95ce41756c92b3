import type { SearchGroup, SearchHit, SearchKind } from '@paniscus/domain';

export type SearchState =
  /** Nothing was asked yet. */
  | { kind: 'blank' }
  | { kind: 'ready'; groups: readonly SearchGroup[] }
  /** Nothing was found; `closest` is the same in words that are there. */
  | { kind: 'empty'; closest?: string }
  | { kind: 'tooLong' }
  /** Somebody in the visitor's network searches too often. */
  | { kind: 'busy' }
  | { kind: 'failed' };

/** Where things lead from the search. */
export type SearchLinks = {
  search: string;
  /** What was found of these words, or of one kind only. */
  searchFor: (words: string, kind?: SearchKind) => string;
  hit: (hit: SearchHit) => string;
  home: string;
  keyboard: string;
  history: string;
  bibliography: string;
};
