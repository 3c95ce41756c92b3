import type { BoardSource } from '@paniscus/domain/keyboard';
import type { BoardStorage, LoadBoardStorage } from '../board-storage';

/** Keeps the imported board until the page is closed. */
export function createMemoryStorage(): LoadBoardStorage {
  let source: BoardSource | undefined;
  const storage: BoardStorage = {
    loadWords: () => Promise.resolve([]),
    saveWords: () => Promise.resolve(),
    replaceWords: () => Promise.resolve(),
    removeWord: () => Promise.resolve(),
    loadBoards: () => Promise.resolve([]),
    changeBoards: () => Promise.resolve(),
    loadSource: () => Promise.resolve(source),
    saveSource: (next) => {
      source = next;
      return Promise.resolve();
    },
  };
  return () => Promise.resolve(storage);
}
