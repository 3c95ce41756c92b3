export { SearchScreen } from './SearchScreen/SearchScreen';
export type { SearchLinks, SearchState } from './SearchScreen/search.state';
