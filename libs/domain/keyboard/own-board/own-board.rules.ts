import { BOARD_CELLS } from '../board.rules.ts';
import type { BoardGrid, DeltaBoard, LexigramKey } from '../keyboard.types.ts';
import { buildOwnKey } from '../own-word/own-word.rules.ts';
import type { OwnWord, OwnWords } from '../own-word/own-word.types.ts';
import { EMPTY_DELTA } from '../saved-keyboard.rules.ts';
import { isInGrid } from './grid.rules.ts';
import type { OwnBoard, OwnBoardId } from './own-board.types.ts';
import { cutText } from '../../text/cut-text.ts';
import { cleanLine, isVisible } from '../../text/typed-text.ts';

/** In characters; the name is also the word of the keys that open the board. */
const MAX_BOARD_NAME = 40;
/** Custom boards beside Delta that can be made; those of a backup are restored whatever their number. */
export const MAX_OWN_BOARDS = 200;

/** Grids to choose from; any other size is possible. */
export const GRID_PRESETS: readonly BoardGrid[] = [
  { rows: 1, columns: 2 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 4 },
  { rows: 3, columns: 5 },
  { rows: 4, columns: 6 },
  { rows: 5, columns: 9 },
  { rows: 6, columns: 12 },
  { rows: 8, columns: 16 },
];

/** Id of a new board, the same for the same content. */
export const buildOwnBoardId = (content: string): OwnBoardId => buildOwnKey(content).replace(/^own/, 'board');

/** The cells (0-based, in rows of 16) that a grid shows, in reading order. */
export const listGridCells = (grid: BoardGrid): number[] =>
  Array.from({ length: BOARD_CELLS }, (_, cell) => cell).filter((cell) => isInGrid(cell, grid));

/** The cells of a board without those outside its grid and without hidden words. */
export function listShownCells(cells: DeltaBoard, grid: BoardGrid): DeltaBoard {
  const hidden = new Set(grid.hidden);
  return cells.map((key, cell) => (key !== null && isInGrid(cell, grid) && !hidden.has(key) ? key : null));
}

/** Words that are on the board, but outside its grid. */
export const countHiddenWords = ({ cells, ...grid }: Omit<OwnBoard, 'id' | 'name'>): number =>
  cells.filter((key, cell) => key !== null && !isInGrid(cell, grid)).length;

export const createOwnBoard = (id: OwnBoardId, name: string, { rows, columns }: BoardGrid): OwnBoard => ({
  id,
  name: cleanLine(name),
  rows,
  columns,
  cells: EMPTY_DELTA,
});

/** What must be changed before a name can be used; `others` are the names of the other boards. */
export function findBoardNameProblem(name: string, others: readonly string[]): string | undefined {
  const trimmed = cleanLine(name);
  if (!isVisible(trimmed)) return 'Enter a name for the board.';
  if (trimmed.length > MAX_BOARD_NAME) return `Use at most ${String(MAX_BOARD_NAME)} characters.`;
  return others.some((other) => other.toLowerCase() === trimmed.toLowerCase())
    ? 'Another board has this name. Choose a different one.'
    : undefined;
}

/** Why boards cannot be added, if there is no room for all of them beside the `count` that are there. */
export function findRoomProblem(count: number, added = 1): string | undefined {
  const room = Math.max(0, MAX_OWN_BOARDS - count);
  if (added <= room) return undefined;
  if (added === 1) return `You have reached the limit of ${MAX_OWN_BOARDS} boards. Delete one first.`;
  const some = room === 0 ? 'no room for them' : `room for only ${room} of them`;
  const advice = count === 0 ? '' : ' Delete some of your boards first.';
  return `This would add ${added} boards, but there is ${some}. The limit is ${MAX_OWN_BOARDS}.${advice}`;
}

/** A name that no other board has: `Food`, `Food 2`, `Food 3`. */
export function findFreeName(name: string, others: readonly string[]): string {
  const base = cutText(cleanLine(name), MAX_BOARD_NAME - 4);
  let free = cutText(cleanLine(name), MAX_BOARD_NAME);
  for (let number = 2; findBoardNameProblem(free, others) !== undefined; number += 1)
    free = `${base === '' ? 'Board' : base} ${String(number)}`;
  return free;
}

/** The keys that open a board: custom words with the board's id. */
export const listFolderKeys = (words: OwnWords, id: OwnBoardId): OwnWord[] =>
  [...words.values()].filter(({ opens }) => opens === id);

/** The boards whose cells change when words are deleted, without those words. */
export const removeFromBoards = (boards: readonly OwnBoard[], keys: readonly LexigramKey[]): OwnBoard[] =>
  boards.map((board) =>
    board.cells.some((key) => key !== null && keys.includes(key))
      ? { ...board, cells: board.cells.map((key) => (key !== null && keys.includes(key) ? null : key)) }
      : board,
  );
