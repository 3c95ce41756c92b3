import { FULL_GRID } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardChange, LoadKeyboardStorage } from './keyboard-storage';
import type { KeyboardStore } from './keyboard.store';
import {
  addOwnBoards,
  addOwnWords,
  getOwnBoards,
  getOwnWords,
  removeOwnWord,
  setOwnBoards,
} from './own-words';

/** The boards that differ from those before, and those that are gone. */
const compareBoards = (boards: readonly OwnBoard[], before: readonly OwnBoard[]) => ({
  boards: boards.filter((board) => !before.includes(board)),
  removedBoards: before.map(({ id }) => id).filter((id) => !boards.some((board) => board.id === id)),
});

/** Saves own words and boards, and knows those that are newer in the page than on the device. */
function createSaving(store: KeyboardStore, loadStorage: LoadKeyboardStorage) {
  const unsaved = new Set<string>();

  /** False when the device could not save it. */
  async function save(change: KeyboardChange): Promise<boolean> {
    const { words = [], boards = [] } = change;
    const ids = [...words.map(({ key }) => key), ...boards.map(({ id }) => id)];
    for (const id of ids) unsaved.add(id);
    try {
      const storage = await loadStorage();
      await storage.save(change);
    } catch {
      return false;
    }
    for (const id of ids) unsaved.delete(id);
    return true;
  }

  return {
    unsaved,
    save,
    async saveOrNote(change: KeyboardChange): Promise<void> {
      if (!(await save(change))) store.dispatch({ kind: 'noted', note: { name: 'not-saved' } });
    },
  };
}

type OwnWordActions = Pick<
  KeyboardActions,
  | 'loadOwnWords'
  | 'saveOwnWord'
  | 'deleteOwnWord'
  | 'restore'
  | 'changeOwnBoards'
  | 'importBoard'
  | 'loadSource'
  | 'saveOwnWordsAgain'
>;

/** Words and boards are changed in the page first, so that nothing is lost when the device cannot save them. */
export function createOwnWordActions(store: KeyboardStore, loadStorage: LoadKeyboardStorage): OwnWordActions {
  const { unsaved, save, saveOrNote } = createSaving(store, loadStorage);
  return {
    async loadOwnWords() {
      try {
        const storage = await loadStorage();
        const [words, boards] = await Promise.all([storage.loadWords(), storage.loadBoards()]);
        addOwnWords(words.filter(({ key }) => !unsaved.has(key)));
        addOwnBoards(boards.filter(({ id }) => !unsaved.has(id)));
      } catch {
        // What is in the page stays, as in private windows.
      }
    },
    saveOwnWord(word) {
      addOwnWords([word]);
      return save({ words: [word] });
    },
    saveOwnWordsAgain() {
      const [words, boards] = [[...getOwnWords().values()], getOwnBoards()];
      if (words.length + boards.length > 0) void saveOrNote({ words, boards });
    },
    deleteOwnWord(key, change) {
      store.save(change);
      removeOwnWord(key);
      void save({ removedWords: [key] });
    },
    restore: (change) => store.save(change),
    changeOwnBoards(boards) {
      const change = compareBoards(boards, getOwnBoards());
      setOwnBoards(boards);
      if (change.boards.length + change.removedBoards.length > 0) void saveOrNote(change);
    },
    importBoard({ delta, ownWords, source, grid = FULL_GRID, ownBoards = getOwnBoards() }) {
      const change = compareBoards(ownBoards, getOwnBoards());
      addOwnWords(ownWords);
      setOwnBoards(ownBoards);
      store.save({ delta, grid, path: [] });
      void saveOrNote({ ...change, words: ownWords, source: source ?? null });
    },
    loadSource: () =>
      loadStorage()
        .then((storage) => storage.loadSource())
        .catch(() => undefined),
  };
}
