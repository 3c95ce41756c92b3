// The first page: the board, who is remembered, what is done here, what was written last.
export { HomeScreen } from './HomeScreen/HomeScreen';
export type { HomeState } from './HomeScreen/HomeScreen';
