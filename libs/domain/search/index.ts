export { foldText } from './fold-text.ts';
export {
  containsPhrase,
  SEARCH_MAX,
  normalizeSearchText,
  parseSearchQuery,
  splitIntoTerms,
} from './search.rules.ts';
export type { ParsedQuery } from './search.rules.ts';
export { searchResponse } from './search-response.schema.ts';
export type { MarkedText, SearchResponse, SearchGroup, SearchHit } from './search-response.schema.ts';
export { createTextFilter } from './text-filter.rules.ts';
export { listNumberForms } from './number-forms.rules.ts';
export { isTypingError } from './typing-error.rules.ts';
export { SEARCH_KINDS } from './search.types.ts';
export type { SearchKind, SearchPage } from './search.types.ts';
export { countMatches, markMatches, buildSnippet } from './snippet.rules.ts';
