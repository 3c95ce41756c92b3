import { removeFromBoards, withoutOwnWord } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnWord, WordUses } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { KeyboardActions } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';
import type { EditedWord } from '../OwnWord/own-word.types';

export type OwnWordActions = Pick<
  KeyboardActions,
  'loadOwnWords' | 'saveOwnWord' | 'deleteOwnWord' | 'changeOwnBoards' | 'restore'
>;

export type OwnWordNotice =
  | { kind: 'not-saved'; word: OwnWord }
  | { kind: 'deleted'; word: OwnWord; previous: WordUses; boards: readonly OwnBoard[] };

type OwnWordEditorOptions = {
  saved: WordUses;
  actions: OwnWordActions;
  /** Puts a new word on the board. */
  onAdd: (word: OwnWord) => void;
  /** The word is no longer on the board, nor in its earlier versions. */
  onDelete: (word: OwnWord) => void;
  /** The deleted word is on the board again. */
  onRestore: (word: OwnWord) => void;
};

/** Dialog of a word; `sequence` tells apart the times that it is opened. */
function useWordDialog() {
  const [dialog, setDialog] = useState<{ edited: EditedWord; sequence: number; isOpen: boolean } | null>(
    null,
  );
  return {
    dialog,
    open: (edited: EditedWord) => setDialog({ edited, sequence: (dialog?.sequence ?? 0) + 1, isOpen: true }),
    close: () => setDialog((current) => (current === null ? null : { ...current, isOpen: false })),
  };
}

/** Adds, edits and deletes the visitor's own words; the last deletion can be undone. */
export function useOwnWordEditor({ saved, actions, onAdd, onDelete, onRestore }: OwnWordEditorOptions) {
  const { dialog, open, close } = useWordDialog();
  const [notice, setNotice] = useState<OwnWordNotice | null>(null);
  const store = async (word: OwnWord) => {
    const isSaved = await actions.saveOwnWord(word);
    setNotice(isSaved ? null : { kind: 'not-saved', word });
  };

  return {
    dialog,
    notice,
    open,
    close,
    /** Saves a new word and puts it on the board. */
    add(word: OwnWord) {
      void store(word);
      onAdd(word);
    },
    save(word: OwnWord) {
      const isNew = dialog?.edited === undefined;
      void store(word);
      if (isNew) onAdd(word);
      close();
    },
    remove(word: OwnWord) {
      const { delta, sentence, history, phrases } = saved;
      const boards = getOwnBoards();
      actions.deleteOwnWord(word.key, withoutOwnWord(saved, word.key));
      actions.changeOwnBoards(removeFromBoards(boards, [word.key]));
      setNotice({ kind: 'deleted', word, previous: { delta, sentence, history, phrases }, boards });
      onDelete(word);
      close();
    },
    undoRemoval({ word, previous, boards }: Extract<OwnWordNotice, { kind: 'deleted' }>) {
      void store(word);
      actions.changeOwnBoards(boards);
      actions.restore(previous);
      onRestore(word);
    },
  };
}

export type OwnWordEditorModel = ReturnType<typeof useOwnWordEditor>;
