import {
  createOwnBoard,
  findFreeName,
  listFolderKeys,
  removeFromBoards,
  withHiddenWords,
} from '@paniscus/domain/keyboard';
import type { BoardGrid, DeltaBoard, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOwnBoards, getOwnWords } from '../../store/own-words';
import { createBoardId, listOtherNames, saveBoard } from './board-changes';

type Deleted = {
  board: OwnBoard;
  /** What was there before: the boards, the keys that open the board, and Delta. */
  previous: { boards: readonly OwnBoard[]; words: readonly OwnWord[]; delta: DeltaBoard };
};

export type OwnBoardsNotice = { kind: 'done'; text: string } | ({ kind: 'deleted' } & Deleted);

/** A name and a size from the form. */
export type BoardDraft = BoardGrid & { name: string };

/** Gives the folder keys of a board its new name. Keys with a word of their own keep it. */
function renameFolderKeys(board: OwnBoard, name: string, { saveOwnWord }: KeyboardActions): void {
  if (name === board.name) return;
  const keys = listFolderKeys(getOwnWords(), board.id).filter(({ word }) => word === board.name);
  for (const key of keys) void saveOwnWord({ ...key, word: name, isEdited: true });
}

/** Deletes a board and the keys that open it; returns what was there before. */
function deleteBoard(
  { id: deletedId }: OwnBoard,
  { delta, path }: KeyboardState,
  actions: KeyboardActions,
): Deleted['previous'] {
  const boards = getOwnBoards();
  const words = listFolderKeys(getOwnWords(), deletedId);
  const keys = words.map(({ key }) => key);
  actions.restore({
    delta: delta.map((key) => (key !== null && keys.includes(key) ? null : key)),
    path: path.filter((id) => id !== deletedId),
  });
  for (const key of keys) actions.deleteOwnWord(key, {});
  actions.changeOwnBoards(
    removeFromBoards(
      boards.filter(({ id }) => id !== deletedId),
      keys,
    ),
  );
  return { boards, words, delta };
}

/** Creates, renames, resizes, duplicates and deletes own boards; the last deletion can be undone. */
export function useOwnBoards(state: KeyboardState, actions: KeyboardActions) {
  const [notice, setNotice] = useState<OwnBoardsNotice | null>(null);
  const setDone = (text: string) => setNotice({ kind: 'done', text });

  return {
    notice,
    create(draft: BoardDraft) {
      const board = createOwnBoard(createBoardId(), draft.name, draft);
      actions.changeOwnBoards([...getOwnBoards(), board]);
      setDone(`“${board.name}” was created. To open it with a key, edit another board and add a folder key.`);
    },
    change(board: OwnBoard, { name, rows, columns }: BoardDraft) {
      const renamed = { ...board, name: name.trim(), rows, columns };
      saveBoard(renamed, actions);
      renameFolderKeys(board, renamed.name, actions);
      setDone(`“${renamed.name}” was changed.`);
    },
    duplicate({ name, cells, hidden = [], ...size }: OwnBoard) {
      const copy = {
        id: createBoardId(),
        name: findFreeName(name, listOtherNames()),
        cells,
        ...withHiddenWords(size, hidden),
      };
      actions.changeOwnBoards([...getOwnBoards(), copy]);
      setDone(`“${copy.name}” is a copy of “${name}.”`);
    },
    remove(board: OwnBoard) {
      setNotice({ kind: 'deleted', board, previous: deleteBoard(board, state, actions) });
    },
    undo({ board, previous }: Deleted) {
      for (const word of previous.words) void actions.saveOwnWord(word);
      actions.changeOwnBoards(previous.boards);
      actions.restore({ delta: previous.delta });
      setDone(`“${board.name}” is back.`);
    },
  };
}

export type OwnBoardsModel = ReturnType<typeof useOwnBoards>;
