import { findFreeName, findLinkedBoard, MAX_OWN_BOARDS } from '@paniscus/domain/keyboard';
import type { FindTarget, OwnBoard, OwnBoardId, OwnWord, ParsedBoard } from '@paniscus/domain/keyboard';
import type { ImportedBoard } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';
import { createBoardId, listOtherNames } from '../OwnBoards/board-changes';
import { withMedia } from './read-board-file';

type Linked = { id: OwnBoardId; path: string; board: ParsedBoard['source']['board']; parsed: ParsedBoard };

/** Boards of ours are complete without the file that they came in. */
const isOurs = ({ source }: ParsedBoard) => source.board['ext_paniscus_board'] === true;

/** Whether a board was exported here as an own board: such a package has all of them, also those without a folder key. */
const isExportedHere = ({ source: { board } }: ParsedBoard) =>
  'ext_paniscus_board' in board || 'ext_paniscus_grid' in board;

const toLinked = (parsed: ParsedBoard, id: OwnBoardId): Linked => ({
  id,
  path: parsed.source.packaged?.path ?? '',
  board: parsed.source.board,
  parsed,
});

const listOpened = (words: readonly OwnWord[]) => new Set(words.map(({ opens }) => opens));

/** Reads the root and all boards that its folder keys lead to, breadth first. */
async function readLinked(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
  room: number,
): Promise<Linked[]> {
  const all = boards.map((board) => toLinked(board, board === root ? 'delta' : createBoardId()));
  const read: Linked[] = [];
  const others = isExportedHere(root) ? all.filter(({ parsed }) => isExportedHere(parsed)) : [];
  const waiting = [...new Set([...all.filter(({ parsed }) => parsed === root), ...others])];
  const allowed = new Set(all.slice(0, room + 1));
  const findTarget: FindTarget = (link) => findLinkedBoard(link, [...allowed])?.id;
  for (const next of waiting) {
    const parsed = await withMedia(next.parsed, findTarget);
    read.push({ ...next, parsed });
    const opened = listOpened(parsed.ownWords);
    waiting.push(...all.filter((board) => opened.has(board.id) && !waiting.includes(board)));
  }
  return read;
}

function toOwnBoard({ id, path, parsed }: Linked, names: readonly string[]): OwnBoard {
  const { board, delta, places } = parsed.source;
  return {
    id,
    name: findFreeName(parsed.name, names),
    ...parsed.grid,
    cells: parsed.delta,
    ...(isOurs(parsed) ? {} : { imported: { path, source: { board, delta, places } } }),
  };
}

function withoutSource(board: OwnBoard): OwnBoard {
  const { id, name, rows, columns, cells, imported } = board;
  return imported === undefined ? board : { id, name, rows, columns, cells };
}

/** An imported board as Delta; the boards of its package that its folder keys open become own boards. */
export async function linkBoards(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
): Promise<Required<ImportedBoard>> {
  // Paths of an earlier package mean nothing in this one.
  const before = getOwnBoards().map(withoutSource);
  const read = await readLinked(root, boards, MAX_OWN_BOARDS - before.length);
  const names = listOtherNames();
  const added: OwnBoard[] = [];
  for (const linked of read.slice(1)) {
    const board = toOwnBoard(linked, names);
    names.push(board.name);
    added.push(board);
  }
  const { delta, grid, source } = read[0]?.parsed ?? root;
  return {
    delta,
    grid,
    ownWords: read.flatMap(({ parsed }) => parsed.ownWords),
    source: isOurs(root) ? undefined : source,
    ownBoards: [...before, ...added],
  };
}
