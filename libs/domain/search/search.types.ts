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
