import {
  buildOwnKey,
  buildOwnBoardId,
  createOwnBoard,
  findFreeName,
  findRoomProblem,
  withHiddenWords,
} from '@paniscus/domain/keyboard';
import type { BoardGrid, DeltaBoard, OwnBoard, OwnBoardId, OwnWord } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../../keyboard.types';
import { boardNames } from '../../store/names.data';
import { getOwnBoards } from '../../store/own-words';

/** A name and a size from the form. */
export type BoardDraft = BoardGrid & { name: string };

export type BoardActions = Pick<KeyboardActions, 'changeOwnBoards' | 'changeDelta' | 'restore'>;

/** Delta, as one of the custom boards. */
export const toDeltaBoard = ({ delta, grid }: { delta: DeltaBoard; grid: BoardGrid }): OwnBoard => ({
  id: 'delta',
  name: boardNames.delta,
  cells: delta,
  ...grid,
});

/** Names that a board cannot have, except its own. */
export const listOtherNames = (own?: OwnBoard): string[] => [
  ...Object.values(boardNames),
  ...getOwnBoards().flatMap(({ id, name }) => (id === own?.id ? [] : [name])),
];

export const createBoardId = (): OwnBoardId => buildOwnBoardId(crypto.randomUUID());

type AddedBoard = { board: OwnBoard; problem?: undefined } | { problem: string };

function addBoard(board: OwnBoard, { changeOwnBoards }: Pick<BoardActions, 'changeOwnBoards'>): AddedBoard {
  const boards = getOwnBoards();
  const problem = findRoomProblem(boards.length);
  if (problem !== undefined) return { problem };
  changeOwnBoards([...boards, board]);
  return { board };
}

/** Adds an empty board, or says why there is no room for it. */
export const createBoard = (draft: BoardDraft, actions: Pick<BoardActions, 'changeOwnBoards'>): AddedBoard =>
  addBoard(createOwnBoard(createBoardId(), draft.name, draft), actions);

/** Adds a copy with a name of its own, or says why there is no room for it. */
export function duplicateBoard(
  { name, cells, hidden = [], ...size }: OwnBoard,
  actions: Pick<BoardActions, 'changeOwnBoards'>,
): AddedBoard {
  const copy = { id: createBoardId(), name: findFreeName(name, listOtherNames()), cells };
  return addBoard({ ...copy, ...withHiddenWords(size, hidden) }, actions);
}

/** A folder key: a word that opens a board instead of speaking. */
export const createFolderKey = ({ id, name }: Pick<OwnBoard, 'id' | 'name'>): OwnWord => ({
  key: buildOwnKey(crypto.randomUUID()),
  word: name,
  opens: id,
});

/** Saves a changed custom board, or Delta. */
export function saveBoard(board: OwnBoard, actions: BoardActions): void {
  const { id, cells, hidden = [] } = board;
  if (id === 'delta') actions.restore({ delta: cells, grid: withHiddenWords(board, hidden) });
  else actions.changeOwnBoards(getOwnBoards().map((other) => (other.id === id ? board : other)));
}
