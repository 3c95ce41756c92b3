import { FULL_GRID } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { LoadKeyboardStorage } from './keyboard-storage';
import type { KeyboardStore } from './keyboard.store';
import {
  addOwnWords,
  getOwnBoards,
  getOwnWords,
  removeOwnWord,
  replaceOwnContent,
  setOwnBoards,
} from './own-words';

/** The boards that differ from those before, and those that are gone. */
const compareBoards = (boards: readonly OwnBoard[], before: readonly OwnBoard[]) => ({
  boards: boards.filter((board) => !before.includes(board)),
  removedBoards: before.map(({ id }) => id).filter((id) => !boards.some((board) => board.id === id)),
});

type OwnWordActions = Pick<
  KeyboardActions,
  | 'loadOwnWords'
  | 'reloadOwnWords'
  | 'saveOwnWord'
  | 'deleteOwnWord'
  | 'restore'
  | 'changeOwnBoards'
  | 'importBoard'
  | 'loadSource'
  | 'saveOwnWordsAgain'
>;

/** Reads custom words and boards once, because other tabs tell when they have changed them. */
function createLoading(
  loadStorage: LoadKeyboardStorage,
): Pick<OwnWordActions, 'loadOwnWords' | 'reloadOwnWords'> {
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      const storage = await loadStorage();
      replaceOwnContent(await storage.loadOwnWords());
    } catch {
      // What is in the page stays, as in private windows; the next use tries again.
      loading = undefined;
    }
  };
  const reload = () => (loading = load());
  return { loadOwnWords: () => loading ?? reload(), reloadOwnWords: reload };
}

/** Words and boards are changed in the page first, so that nothing is lost when the device cannot save them. */
export const createOwnWordActions = (
  store: KeyboardStore,
  loadStorage: LoadKeyboardStorage,
): OwnWordActions => ({
  ...createLoading(loadStorage),
  saveOwnWord(word) {
    addOwnWords([word]);
    return store.saveChange({ words: [word] });
  },
  saveOwnWordsAgain() {
    const [words, boards] = [[...getOwnWords().values()], getOwnBoards()];
    if (words.length + boards.length > 0) void store.saveChange({ words, boards });
  },
  deleteOwnWord(key, keyboard) {
    void store.saveChange({ keyboard, removedWords: [key] });
    removeOwnWord(key);
  },
  restore: (change) => store.save(change),
  changeOwnBoards(boards) {
    const change = compareBoards(boards, getOwnBoards());
    setOwnBoards(boards);
    if (change.boards.length + change.removedBoards.length > 0) void store.saveChange(change);
  },
  importBoard({ delta, ownWords, source, grid = FULL_GRID, ownBoards = getOwnBoards() }) {
    const change = compareBoards(ownBoards, getOwnBoards());
    addOwnWords(ownWords);
    setOwnBoards(ownBoards);
    const keyboard = { delta, grid, path: [] };
    void store.saveChange({ ...change, keyboard, words: ownWords, source: source ?? null });
  },
  loadSource: () =>
    loadStorage()
      .then((storage) => storage.loadSource())
      .catch(() => undefined),
});
