import { listFolderKeys, removeFromBoards } from '@paniscus/domain/keyboard';
import type { DeltaBoard, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOwnBoards, getOwnWords } from '../../store/own-words';
import { createBoard, duplicateBoard, saveBoard } from './board-changes';
import type { BoardDraft } from './board-changes';

type Deleted = {
  board: OwnBoard;
  /** What was there before: the boards, the keys that open the board, and Delta. */
  previous: { boards: readonly OwnBoard[]; words: readonly OwnWord[]; delta: DeltaBoard };
};

export type OwnBoardsNotice =
  /** What was done, or why it was not done. */
  { kind: 'done' | 'refused'; text: string } | ({ kind: 'deleted' } & Deleted);

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

/** Creates, renames, resizes, duplicates and deletes custom boards; the last deletion can be undone. */
export function useOwnBoards(state: KeyboardState, actions: KeyboardActions) {
  const [notice, setNotice] = useState<OwnBoardsNotice | null>(null);
  const [createdCount, setCreatedCount] = useState(0);
  const setDone = (text: string) => setNotice({ kind: 'done', text });
  const setRefused = (text: string) => setNotice({ kind: 'refused', text });

  return {
    notice,
    createdCount,
    create(draft: BoardDraft) {
      const added = createBoard(draft, actions);
      if (added.problem !== undefined) return setRefused(added.problem);
      const { name } = added.board;
      setCreatedCount((count) => count + 1);
      setDone(`“${name}” was created. To open it with a key, edit another board and add a folder key.`);
    },
    change(board: OwnBoard, { name, rows, columns }: BoardDraft) {
      const renamed = { ...board, name: name.trim(), rows, columns };
      saveBoard(renamed, actions);
      renameFolderKeys(board, renamed.name, actions);
      setDone(`“${renamed.name}” was changed.`);
    },
    duplicate(board: OwnBoard) {
      const added = duplicateBoard(board, actions);
      if (added.problem !== undefined) return setRefused(added.problem);
      setDone(`“${added.board.name}” is a copy of “${board.name}.”`);
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
