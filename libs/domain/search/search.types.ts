export const SEARCH_KINDS = [
  'page',
  'post',
  'product',
  'lexigram',
  'timeline',
  'video',
  'publication',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Searchable pages, by their route names. */
export type SearchPage =
  | 'home'
  | 'celebration'
  | 'slideshow'
  | 'information'
  | 'about'
  | 'mission'
  | 'conservation'
  | 'impact'
  | 'research'
  | 'contact'
  | 'bibliography'
  | 'history'
  | 'videos'
  | 'keyboard'
  | 'signs'
  | 'games'
  | 'comparison'
  | 'posts'
  | 'newsletter'
  | 'store'
  | 'donate'
  | 'findOrder'
  | 'findGiving'
  | 'privacyPolicy';
