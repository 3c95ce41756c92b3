import type { DeltaBoard, LexigramKey } from './keyboard.types.ts';
import { EMPTY_DELTA } from './saved-keyboard.rules.ts';

/** How many steps can be taken back. */
export const MAX_STEPS = 50;

/** The visitor's board while it is being made, with the boards it was before, the latest first. */
export type DeltaWork = { board: DeltaBoard; earlier: readonly DeltaBoard[] };

const isPlace = (place: number): boolean => Number.isInteger(place) && place in EMPTY_DELTA;

/** The board with something else at a place, counted from 0; a place that is not on the board changes nothing. */
const withPlace = (board: DeltaBoard, place: number, key: LexigramKey | null): DeltaBoard =>
  isPlace(place) ? board.map((there, index) => (index === place ? key : there)) : board;

export const withWordAt = (board: DeltaBoard, place: number, key: LexigramKey): DeltaBoard =>
  withPlace(board, place, key);

export const withoutWordAt = (board: DeltaBoard, place: number): DeltaBoard => withPlace(board, place, null);

/** The board with two places exchanged; a word moves to an empty place in the same way. */
export function withSwap(board: DeltaBoard, from: number, to: number): DeltaBoard {
  if (!isPlace(from) || !isPlace(to)) return board;
  return withPlace(withPlace(board, from, board[to] ?? null), to, board[from] ?? null);
}

/** The words laid from the first place on; what does not fit on the board is left out. */
export const buildDelta = (keys: readonly LexigramKey[]): DeltaBoard =>
  EMPTY_DELTA.map((_, place) => keys[place] ?? null);

/** The board with the words that it lacks in its empty places, in reading order, as far as there is room. */
export function filledWith(board: DeltaBoard, keys: readonly LexigramKey[]): DeltaBoard {
  const there = new Set(board);
  const missing = [...new Set(keys)].filter((key) => !there.has(key)).values();
  return board.map((key) => key ?? missing.next().value ?? null);
}

export const wordsOn = (board: DeltaBoard): LexigramKey[] => board.filter((key) => key !== null);

const isSameBoard = (one: DeltaBoard, other: DeltaBoard) => one.every((key, place) => key === other[place]);

/** One step: what was there can be had back. A step that changes nothing is none. */
export const withStep = ({ board, earlier }: DeltaWork, next: DeltaBoard): DeltaWork =>
  isSameBoard(board, next)
    ? { board, earlier }
    : { board: next, earlier: [board, ...earlier].slice(0, MAX_STEPS) };

/** The last step taken back; without one, nothing changes. */
export function withoutStep(work: DeltaWork): DeltaWork {
  const [board, ...earlier] = work.earlier;
  return board === undefined ? work : { board, earlier };
}
