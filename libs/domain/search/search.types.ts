export const SEARCH_KINDS = ['page', 'post', 'lexigram', 'timeline', 'video', 'publication'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Searchable pages, by their route names. */
export type SearchPage =
  | 'home'
  | 'celebration'
  | 'information'
  | 'about'
  | 'mission'
  | 'conservation'
  | 'research'
  | 'contact'
  | 'bibliography'
  | 'history'
  | 'videos'
  | 'keyboard'
  | 'signs'
  | 'games'
  | 'posts'
  | 'store'
  | 'donate'
  | 'findOrder'
  | 'findGiving'
  | 'privacyPolicy';

/** Text split into marked (matching) and unmarked pieces. */
export type MarkedText = readonly { text: string; isMarked: boolean }[];

export type SearchHit = {
  kind: SearchKind;
  /** Route name of a page; for other kinds, the URL segment of the item. */
  id: string;
  /** Anchor of the best matching section, if it has one. */
  anchor?: string;
  title: MarkedText;
  heading?: string;
  snippet: MarkedText;
};

export type SearchGroup = { kind: SearchKind; total: number; hits: readonly SearchHit[] };

export type SearchAnswer = {
  groups: readonly SearchGroup[];
  /** Spelling suggestion for the whole query when nothing was found, if there is one. */
  closest?: string;
};
