import { BOARD_COLUMNS, BOARD_CELLS, BOARD_ROWS } from '../board.rules.ts';
import type { BoardGrid, LexigramKey } from '../keyboard.types.ts';
import { FULL_GRID, parseGrid } from '../own-board/grid.rules.ts';
import type { BoardSource, GridPlace } from '../own-word/own-word.types.ts';

/** Cell of an imported grid, with its place in the file. */
export type Cell = { key: LexigramKey; place: GridPlace } | null;

/** Removes empty trailing rows and columns. */
function trimCells(cells: Cell[][]): Cell[][] {
  const rows = cells.slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== null)) + 1);
  const columns = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1));
  return rows.map((row) => row.slice(0, columns));
}

type Layout = Pick<BoardSource, 'delta' | 'places'> & {
  /** Words that did not fit. */
  overflow: LexigramKey[];
  isRearranged: boolean;
};

/**
 * Places a small grid at the top left; fills in the words of a larger one in reading order, up to the board's capacity.
 */
export function layOut(cells: Cell[][]): Layout {
  const rows = trimCells(cells);
  const isRearranged = rows.length > BOARD_ROWS || rows.some((row) => row.length > BOARD_COLUMNS);
  const flat = isRearranged
    ? rows.flat().filter((cell) => cell !== null)
    : rows.flatMap((row) => Array.from({ length: BOARD_COLUMNS }, (_, column) => row[column] ?? null));
  const placed = Array.from({ length: BOARD_CELLS }, (_, index) => flat[index]);
  return {
    delta: placed.map((cell) => cell?.key ?? null),
    places: placed.map((cell) => cell?.place ?? null),
    overflow: flat.slice(BOARD_CELLS).flatMap((cell) => (cell === null ? [] : [cell.key])),
    isRearranged,
  };
}

const isMoved = (place: GridPlace | null, cell: number): boolean =>
  place !== null && (place[0] !== Math.floor(cell / BOARD_COLUMNS) || place[1] !== cell % BOARD_COLUMNS);

/** Whether words of an imported board are elsewhere than in its file, because the file has more rows or columns. */
export const hasMovedWords = ({ places }: Pick<BoardSource, 'places'>): boolean => places.some(isMoved);

/** The size of an imported board on the keyboard, before the visitor changes it. */
export const getSourceGrid = ({ board, places }: Pick<BoardSource, 'board' | 'places'>): BoardGrid => {
  const chosen = board['ext_paniscus_grid'];
  if (chosen !== undefined) return parseGrid(chosen);
  return hasMovedWords({ places }) ? FULL_GRID : parseGrid(board['grid']);
};
