import {
  findLinkedBoard,
  findRoomProblem,
  isPanelDocument,
  withHiddenWords,
} from '@paniscus/domain/keyboard';
import type { FindTarget, OwnBoard, OwnBoardId, ParsedBoard } from '@paniscus/domain/keyboard';
import type { ImportedBoard } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';
import { createBoardId, listOtherNames } from '../OwnBoards/board-changes';
import { withMedia } from './read-board-file';
import { isOurs, toOwnBoards } from './to-own-boards';
import type { Linked } from './to-own-boards';

const toLinked = (parsed: ParsedBoard, id: OwnBoardId): Linked => ({
  id,
  path: parsed.source.packaged?.path ?? '',
  board: parsed.source.board,
  parsed,
});

const isPanel = ({ source }: ParsedBoard) => isPanelDocument(source.board);

/** The boards of a package that come with the one that becomes Delta; a built-in panel comes alone. */
const listOthers = (root: ParsedBoard, boards: readonly ParsedBoard[]) =>
  isPanel(root) ? [] : boards.filter((board) => board !== root && !isPanel(board));

/** Number of custom boards that an import adds, with those on which large boards continue. */
const countAddedBoards = (root: ParsedBoard, boards: readonly ParsedBoard[]): number =>
  listOthers(root, boards).reduce((sum, { continued }) => sum + 1 + continued.length, root.continued.length);

/** Why a board and the others of its package cannot be imported, if there is no room for all of them. */
export const findImportProblem = (root: ParsedBoard, boards: readonly ParsedBoard[]): string | undefined =>
  findRoomProblem(getOwnBoards().length, countAddedBoards(root, boards));

/** Reads the root and the other boards of its package. */
async function readLinked(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
): Promise<{ delta: Linked; others: Linked[] }> {
  const delta = toLinked(root, 'delta');
  const rest = listOthers(root, boards).map((board) => toLinked(board, createBoardId()));
  const findTarget: FindTarget = (link) => findLinkedBoard(link, [delta, ...rest])?.id;
  const read = async (linked: Linked) => ({ ...linked, parsed: await withMedia(linked.parsed, findTarget) });
  return { delta: await read(delta), others: await Promise.all(rest.map(read)) };
}

function withoutSource(board: OwnBoard): OwnBoard {
  const { id, name, cells, hidden = [], imported } = board;
  return imported === undefined ? board : { id, name, cells, ...withHiddenWords(board, hidden) };
}

const withoutHidden = (linked: Linked): Linked => ({
  ...linked,
  parsed: { ...linked.parsed, grid: withHiddenWords(linked.parsed.grid, []) },
});

/**
 * An imported board as Delta; the other boards of its package become custom boards, and so do the boards on which the words of
 * a large one continue. Words that they hide are shown on request.
 */
export async function linkBoards(
  root: ParsedBoard,
  boards: readonly ParsedBoard[],
  showsHidden = false,
): Promise<Required<ImportedBoard>> {
  // Paths of an earlier package mean nothing in this one.
  const before = getOwnBoards().map(withoutSource);
  const found = await readLinked(root, boards);
  const prepare = showsHidden ? withoutHidden : (linked: Linked) => linked;
  const names = listOtherNames();
  const delta = toOwnBoards(prepare(found.delta), names);
  const others = found.others.map((linked) => toOwnBoards(prepare(linked), names));
  const { source, ownWords } = found.delta.parsed;
  return {
    delta: delta.first.cells,
    grid: withHiddenWords(delta.first, delta.first.hidden ?? []),
    ownWords: [
      ...ownWords,
      ...found.others.flatMap(({ parsed }) => parsed.ownWords),
      ...[delta, ...others].flatMap(({ folderKeys }) => folderKeys),
    ],
    source: isOurs(root) ? undefined : { ...source, delta: delta.first.cells },
    ownBoards: [
      ...before,
      ...delta.continued,
      ...others.flatMap(({ first, continued }) => [first, ...continued]),
    ],
  };
}
