import type { DeltaBoard, LexigramKey } from './keyboard.types.ts';
import { EMPTY_DELTA } from './saved-keyboard.rules.ts';

/** Undo limit. */
const MAX_STEPS = 50;

/** The board being edited, with its undo stack, latest first. */
export type DeltaWork = { board: DeltaBoard; earlier: readonly DeltaBoard[] };

const isPlace = (place: number): boolean => Number.isInteger(place) && place in EMPTY_DELTA;

/** Replaces the word of a cell (0-based); a cell outside the board is ignored. */
const withPlace = (board: DeltaBoard, place: number, key: LexigramKey | null): DeltaBoard =>
  isPlace(place) ? board.map((there, index) => (index === place ? key : there)) : board;

export const withWordAt = (board: DeltaBoard, place: number, key: LexigramKey): DeltaBoard =>
  withPlace(board, place, key);

export const withoutWordAt = (board: DeltaBoard, place: number): DeltaBoard => withPlace(board, place, null);

export function withSwap(board: DeltaBoard, from: number, to: number): DeltaBoard {
  if (!isPlace(from) || !isPlace(to)) return board;
  return withPlace(withPlace(board, from, board[to] ?? null), to, board[from] ?? null);
}

/** Fills a board from the first cell on and drops the words that do not fit. */
export const buildDelta = (keys: readonly LexigramKey[]): DeltaBoard =>
  EMPTY_DELTA.map((_, place) => keys[place] ?? null);

/** Adds the missing words to the empty cells, in reading order, as far as they fit. */
export function filledWith(board: DeltaBoard, keys: readonly LexigramKey[]): DeltaBoard {
  const there = new Set(board);
  const missing = [...new Set(keys)].filter((key) => !there.has(key)).values();
  return board.map((key) => key ?? missing.next().value ?? null);
}

export const wordsOn = (board: DeltaBoard): LexigramKey[] => board.filter((key) => key !== null);

const isSameBoard = (one: DeltaBoard, other: DeltaBoard) => one.every((key, place) => key === other[place]);

/** Applies a change and records it for undo, unless the board stays the same. */
export const withStep = ({ board, earlier }: DeltaWork, next: DeltaBoard): DeltaWork =>
  isSameBoard(board, next)
    ? { board, earlier }
    : { board: next, earlier: [board, ...earlier].slice(0, MAX_STEPS) };

/** Undoes the last change, if any. */
export function withoutStep(work: DeltaWork): DeltaWork {
  const [board, ...earlier] = work.earlier;
  return board === undefined ? work : { board, earlier };
}
