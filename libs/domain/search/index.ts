export {
  foldedText,
  holdsPhrase,
  SEARCH_MAX,
  searchTextFrom,
  searchWordsFrom,
  wordsIn,
} from './search.rules.ts';
export type { SearchTerms } from './search.rules.ts';
export { searchResponse } from './search-response.schema.ts';
export type { MarkedText, SearchAnswer, SearchGroup, SearchHit } from './search-response.schema.ts';
export { SEARCH_KINDS } from './search.types.ts';
export type { SearchKind, SearchPage } from './search.types.ts';
export { countFound, markedText, buildSnippet } from './snippet.rules.ts';
