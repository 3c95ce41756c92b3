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

/** The words of a file that are on one board of the keyboard, and where they are in the file. */
export type PlacedWords = Pick<BoardSource, 'delta' | 'places'>;

/** The last cell of a board stays free for the key that opens the board on which its words continue. */
export const CONTINUATION_CELL = BOARD_CELLS - 1;

function placeCells(cells: readonly Cell[]): PlacedWords {
  const placed = Array.from({ length: BOARD_CELLS }, (_, index) => cells[index] ?? null);
  return {
    delta: placed.map((cell) => cell?.key ?? null),
    places: placed.map((cell) => cell?.place ?? null),
  };
}

type Layout = {
  first: PlacedWords;
  /** Words beyond the first board, in reading order. */
  continued: PlacedWords[];
  isRearranged: boolean;
};

/**
 * Places a small grid at the top left; fills in the words of a larger one in reading order, on as many boards as they need.
 */
export function layOut(cells: Cell[][]): Layout {
  const rows = trimCells(cells);
  const isRearranged = rows.length > BOARD_ROWS || rows.some((row) => row.length > BOARD_COLUMNS);
  const flat = isRearranged
    ? rows.flat().filter((cell) => cell !== null)
    : rows.flatMap((row) => Array.from({ length: BOARD_COLUMNS }, (_, column) => row[column] ?? null));
  const boards: PlacedWords[] = [];
  let rest = flat;
  while (rest.length > BOARD_CELLS) {
    boards.push(placeCells(rest.slice(0, CONTINUATION_CELL)));
    rest = rest.slice(CONTINUATION_CELL);
  }
  const [first = placeCells(rest), ...continued] = [...boards, placeCells(rest)];
  return { first, continued, isRearranged };
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
