// The search of the whole site: the form, and what was found, by kind.
export { SearchScreen } from './SearchScreen/SearchScreen';
export type { SearchLinks, SearchState } from './SearchScreen/search.state';
