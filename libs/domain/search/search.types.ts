/** What can be found, in the order in which it is shown. */
export const SEARCH_KINDS = ['page', 'post', 'lexigram', 'timeline', 'video', 'publication'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The pages that can be found, by the names under which the site knows their addresses. */
export const SEARCH_PAGES = [
  'home',
  'celebration',
  'information',
  'about',
  'mission',
  'conservation',
  'research',
  'contact',
  'bibliography',
  'history',
  'videos',
  'keyboard',
  'signs',
  'games',
  'posts',
  'store',
  'donate',
  'findOrder',
  'findGiving',
  'privacyPolicy',
] as const;
export type SearchPage = (typeof SEARCH_PAGES)[number];

/** A text in pieces, those that were looked for marked. */
export type MarkedText = readonly { text: string; isMarked: boolean }[];

/** One thing that was found. */
export type SearchHit = {
  kind: SearchKind;
  /** Of a page its name, of everything else what its address is made from. */
  id: string;
  /** The place in the page that fits best, where it has an address of its own. */
  anchor?: string;
  title: MarkedText;
  /** The chapter in which the snippet stands. */
  heading?: string;
  snippet: MarkedText;
};

/** What was found of one kind: how many, and the best of them. */
export type SearchGroup = { kind: SearchKind; total: number; hits: readonly SearchHit[] };

export type SearchAnswer = {
  groups: readonly SearchGroup[];
  /** When nothing was found: the same words, each as it is spelled here; left out where none comes near. */
  closest?: string;
};
