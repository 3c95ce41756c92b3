import type { BoardGrid, DeltaBoard, LexigramKey } from './keyboard.types.ts';
import { FULL_GRID, isInGrid } from './own-board/grid.rules.ts';
import { EMPTY_DELTA } from './saved-keyboard.rules.ts';

/** Maximum number of undo steps. */
const MAX_STEPS = 50;

type BoardVersion = {
  board: DeltaBoard;
  /** Words that are on the board, but not shown. */
  hidden: readonly LexigramKey[];
};

/** The board being edited, with its undo stack, latest first. */
export type BoardEdit = BoardVersion & { earlier: readonly BoardVersion[] };

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell in EMPTY_DELTA;

/** Replaces the word of a cell (0-based); a cell outside the board is ignored. */
const withCell = (board: DeltaBoard, cell: number, key: LexigramKey | null): DeltaBoard =>
  isCell(cell) ? board.map((current, index) => (index === cell ? key : current)) : board;

export const withWordAt = (board: DeltaBoard, cell: number, key: LexigramKey): DeltaBoard =>
  withCell(board, cell, key);

export const withoutWordAt = (board: DeltaBoard, cell: number): DeltaBoard => withCell(board, cell, null);

export function withSwap(board: DeltaBoard, from: number, to: number): DeltaBoard {
  if (!isCell(from) || !isCell(to)) return board;
  return withCell(withCell(board, from, board[to] ?? null), to, board[from] ?? null);
}

/** Fills a board from the first cell on and drops the words that do not fit. */
export const buildDelta = (keys: readonly LexigramKey[]): DeltaBoard =>
  EMPTY_DELTA.map((_, cell) => keys[cell] ?? null);

/** Adds the missing words to the empty cells of the grid, in reading order, as far as they fit. */
export function fillEmptyCells(
  board: DeltaBoard,
  keys: readonly LexigramKey[],
  grid: BoardGrid = FULL_GRID,
): DeltaBoard {
  const present = new Set(board);
  const missing = [...new Set(keys)].filter((key) => !present.has(key)).values();
  return board.map((key, cell) => key ?? (isInGrid(cell, grid) ? (missing.next().value ?? null) : null));
}

export const listBoardWords = (board: DeltaBoard): LexigramKey[] => board.filter((key) => key !== null);

export const isEmptyBoard = (board: DeltaBoard): boolean => board.every((key) => key === null);

const isSameVersion = (one: BoardVersion, other: BoardVersion) =>
  one.board.every((key, cell) => key === other.board[cell]) && one.hidden === other.hidden;

/** Applies a change and records it for undo, unless the board stays the same. */
export function recordStep(edit: BoardEdit, change: Partial<BoardVersion>): BoardEdit {
  const { earlier, ...version } = edit;
  const next = { ...version, ...change };
  return isSameVersion(version, next)
    ? edit
    : { ...next, earlier: [version, ...earlier].slice(0, MAX_STEPS) };
}

/** Undoes the last change, if any. */
export function undoStep(work: BoardEdit): BoardEdit {
  const [version, ...earlier] = work.earlier;
  return version === undefined ? work : { ...version, earlier };
}
