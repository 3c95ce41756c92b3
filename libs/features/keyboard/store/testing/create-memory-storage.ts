import { getOwnBoards, getOwnWords } from '../own-words';
import type { KeyboardStorage, LoadKeyboardStorage } from '../keyboard-storage';

/** Has the words and boards of the page. */
export function createMemoryStorage(): LoadKeyboardStorage {
  const storage: KeyboardStorage = {
    loadOwnWords: () => Promise.resolve({ words: [...getOwnWords().values()], boards: getOwnBoards() }),
    loadSource: () => Promise.resolve(undefined),
    replaceAll: () => Promise.resolve(),
  };
  return () => Promise.resolve(storage);
}
