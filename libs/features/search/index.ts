export { SearchScreen } from './SearchScreen/SearchScreen';
export type { SearchState } from './SearchScreen/search-screen.types';
