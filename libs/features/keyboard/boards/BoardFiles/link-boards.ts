import {
  findFreeName,
  findLinkedBoard,
  isPanelDocument,
  MAX_OWN_BOARDS,
  withHiddenWords,
} from '@paniscus/domain/keyboard';
import type { FindTarget, OwnBoard, OwnBoardId, ParsedBoard } from '@paniscus/domain/keyboard';
import type { ImportedBoard } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';
import { createBoardId, listOtherNames } from '../OwnBoards/board-changes';
import { withMedia } from './read-board-file';

type Linked = { id: OwnBoardId; path: string; board: ParsedBoard['source']['board']; parsed: ParsedBoard };

/** Boards of ours are complete without the file that they came in. */
const isOurs = ({ source }: ParsedBoard) => source.board['ext_paniscus_board'] === true;

const toLinked = (parsed: ParsedBoard, id: OwnBoardId): Linked => ({
  id,
  path: parsed.source.packaged?.path ?? '',
  board: parsed.source.board,
  parsed,
});

/** Reads the root and the other boards of its package, up to a number; a built-in panel comes alone. */
async function readLinked(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
  maxOthers: number,
): Promise<Linked[]> {
  const isPanel = ({ source }: ParsedBoard) => isPanelDocument(source.board);
  const others = isPanel(root) ? [] : boards.filter((board) => board !== root && !isPanel(board));
  const all = [
    toLinked(root, 'delta'),
    ...others.slice(0, maxOthers).map((board) => toLinked(board, createBoardId())),
  ];
  const findTarget: FindTarget = (link) => findLinkedBoard(link, all)?.id;
  return Promise.all(
    all.map(async (linked) => ({ ...linked, parsed: await withMedia(linked.parsed, findTarget) })),
  );
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
  const { id, name, cells, hidden = [], imported } = board;
  return imported === undefined ? board : { id, name, cells, ...withHiddenWords(board, hidden) };
}

const withoutHidden = (linked: Linked): Linked => ({
  ...linked,
  parsed: { ...linked.parsed, grid: withHiddenWords(linked.parsed.grid, []) },
});

/** An imported board as Delta; the other boards of its package become own boards. Words that they hide are shown on request. */
export async function linkBoards(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
  showsHidden = false,
): Promise<Required<ImportedBoard>> {
  // Paths of an earlier package mean nothing in this one.
  const before = getOwnBoards().map(withoutSource);
  const found = await readLinked(root, boards, MAX_OWN_BOARDS - before.length);
  const read = showsHidden ? found.map(withoutHidden) : found;
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
