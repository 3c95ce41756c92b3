import { BOARD_COLUMNS, BOARD_ROWS } from '../board.rules.ts';
import type { BoardGrid, LexigramKey } from '../keyboard.types.ts';
import { toRecord } from '../../validation/records.ts';
import type { OwnBoardId } from './own-board.types.ts';

export const FULL_GRID: BoardGrid = { rows: BOARD_ROWS, columns: BOARD_COLUMNS };
/** Smallest number of columns; one row is enough. */
export const MIN_COLUMNS = 2;

/** Length of the way back through opened boards. */
const MAX_PATH = 20;
const OWN_BOARD_ID = /^(delta|board-[0-9a-z]{4,16})$/;

/** Whether an id is that of Delta or another own board. */
export const isOwnBoardId = (value: unknown): value is OwnBoardId =>
  typeof value === 'string' && OWN_BOARD_ID.test(value);

const parseCount = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) ? Math.min(max, Math.max(min, Number(value))) : max;

/** A grid of the same size with other hidden words. */
export const withHiddenWords = ({ rows, columns }: BoardGrid, hidden: readonly LexigramKey[]): BoardGrid =>
  hidden.length === 0 ? { rows, columns } : { rows, columns, hidden };

/** Parses a grid, its size within the limits; all cells by default. */
export function parseGrid(value: unknown): BoardGrid {
  const { rows, columns, hidden } = toRecord(value);
  const size = {
    rows: parseCount(rows, 1, BOARD_ROWS),
    columns: parseCount(columns, MIN_COLUMNS, BOARD_COLUMNS),
  };
  const keys = Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [];
  return withHiddenWords(size, keys);
}

/** Parses the custom boards that were opened one after the other. */
export const parsePath = (value: unknown): OwnBoardId[] =>
  Array.isArray(value) ? value.filter(isOwnBoardId).slice(-MAX_PATH) : [];

/** Opens a board after the others; the oldest step back is dropped first. */
export const withStep = (path: readonly OwnBoardId[], id: OwnBoardId): readonly OwnBoardId[] =>
  [...path, id].slice(-MAX_PATH);

/** Whether a board shows all of its cells. */
export const isFullGrid = ({ rows, columns, hidden = [] }: BoardGrid): boolean =>
  rows === BOARD_ROWS && columns === BOARD_COLUMNS && hidden.length === 0;

/** Whether a cell (0-based, in rows of 16) is in the grid. */
export const isInGrid = (cell: number, { rows, columns }: BoardGrid): boolean =>
  cell < rows * BOARD_COLUMNS && cell % BOARD_COLUMNS < columns;
