import { BOARD_CELLS } from '../board.rules.ts';
import { isRecord, toList, toRecord, toText } from '../board-file/json.rules.ts';
import type { LexigramKey } from '../keyboard.types.ts';
import { parseBoardSource } from '../own-word/parse-own-word.rules.ts';
import { isOwnBoardId, parseGrid } from './grid.rules.ts';
import type { OwnBoard } from './own-board.types.ts';

function parseImported(value: unknown, isKnown: (key: LexigramKey) => boolean): Pick<OwnBoard, 'imported'> {
  const { path, source, part } = toRecord(value);
  const parsed = parseBoardSource(source, isKnown);
  if (typeof path !== 'string' || parsed === undefined) return {};
  return { imported: { path, source: parsed, ...(typeof part === 'number' ? { part } : {}) } };
}

function parseOwnBoard(value: unknown, isKnown: (key: LexigramKey) => boolean): OwnBoard | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, cells, imported } = value;
  if (!isOwnBoardId(id) || id === 'delta' || typeof name !== 'string') return undefined;
  const keys = toList(cells);
  return {
    id,
    name,
    ...parseGrid(value),
    cells: Array.from({ length: BOARD_CELLS }, (_, cell) => {
      const key = toText(keys[cell]);
      return key !== undefined && isKnown(key) ? key : null;
    }),
    ...parseImported(imported, isKnown),
  };
}

/** Parses stored custom boards, each id once, and drops invalid ones. */
export function parseOwnBoards(value: unknown, isKnown: (key: LexigramKey) => boolean): OwnBoard[] {
  const boards = toList(value).map((board) => parseOwnBoard(board, isKnown));
  return [...new Map(boards.flatMap((board) => (board === undefined ? [] : [[board.id, board]]))).values()];
}
