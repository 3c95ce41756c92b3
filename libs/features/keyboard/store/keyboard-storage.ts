import type {
  BoardSource,
  LexigramKey,
  OwnBoard,
  OwnBoardId,
  OwnWord,
  SavedKeyboard,
} from '@paniscus/domain/keyboard';
import type { KeyboardBackup } from '../keyboard.types';

/** What is saved together. */
export type KeyboardChange = {
  keyboard?: Partial<SavedKeyboard>;
  /** Words that are added, or replace those with the same key. */
  words?: readonly OwnWord[];
  removedWords?: readonly LexigramKey[];
  /** Boards that are added, or replace those with the same id. */
  boards?: readonly OwnBoard[];
  removedBoards?: readonly OwnBoardId[];
  /** `null` when Delta was not imported. */
  source?: BoardSource | null;
};

/** Saves everything that the keyboard keeps beyond this visit. Writing rejects when that fails; then nothing has changed. */
export type KeyboardStorage = {
  loadWords: () => Promise<readonly OwnWord[]>;
  loadBoards: () => Promise<readonly OwnBoard[]>;
  /** The board that Delta was imported from, if any. */
  loadSource: () => Promise<BoardSource | undefined>;
  /** Saves a change in one step. */
  save: (change: KeyboardChange) => Promise<void>;
  /** Replaces everything in one step. */
  replaceAll: (backup: KeyboardBackup) => Promise<void>;
};

/** Loads the storage when something of it is used: most visitors have no words of their own. */
export type LoadKeyboardStorage = () => Promise<KeyboardStorage>;
