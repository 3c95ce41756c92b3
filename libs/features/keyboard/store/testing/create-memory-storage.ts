import type { BoardSource } from '@paniscus/domain/keyboard';
import type { KeyboardStorage, LoadKeyboardStorage } from '../keyboard-storage';

/** Keeps the imported board until the page is closed. */
export function createMemoryStorage(): LoadKeyboardStorage {
  let source: BoardSource | undefined;
  const storage: KeyboardStorage = {
    loadWords: () => Promise.resolve([]),
    loadBoards: () => Promise.resolve([]),
    loadSource: () => Promise.resolve(source),
    save: (change) => {
      if (change.source !== undefined) source = change.source ?? undefined;
      return Promise.resolve();
    },
    replaceAll: (backup) => {
      source = backup.source;
      return Promise.resolve();
    },
  };
  return () => Promise.resolve(storage);
}
