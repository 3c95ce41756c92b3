import type { BoardSource, LexigramKey, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';

/** Keeps own words, own boards and the board that Delta was imported from, beyond this visit. Writing rejects when that fails. */
export type BoardStorage = {
  loadWords: () => Promise<readonly OwnWord[]>;
  /** Adds words, or replaces those with the same key. */
  saveWords: (words: readonly OwnWord[]) => Promise<void>;
  /** Replaces all words in one step: when it rejects, nothing has changed. */
  replaceWords: (words: readonly OwnWord[]) => Promise<void>;
  removeWord: (key: LexigramKey) => Promise<void>;
  loadBoards: () => Promise<readonly OwnBoard[]>;
  /** Saves the boards that differ from those before, and removes those that are gone, in one step. */
  changeBoards: (boards: readonly OwnBoard[], before: readonly OwnBoard[]) => Promise<void>;
  /** `undefined` when Delta was not imported. */
  loadSource: () => Promise<BoardSource | undefined>;
  saveSource: (source: BoardSource | undefined) => Promise<void>;
};

/** Loads the storage when something of it is used: most visitors have no words of their own. */
export type LoadBoardStorage = () => Promise<BoardStorage>;
