// The people: the board and the advisory board, one a row.
export { AboutScreen } from './AboutScreen/AboutScreen';
