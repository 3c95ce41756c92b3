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

/**
 * Saves a change together with the others of the same task. False when the device does not accept it: then it is saved
 * later, as long as the page is open.
 */
export type SaveKeyboard = (change: KeyboardChange) => Promise<boolean>;

/** What the keyboard keeps beyond this visit, with the changes that are not saved yet. */
export type KeyboardStorage = {
  loadOwnWords: () => Promise<{ words: readonly OwnWord[]; boards: readonly OwnBoard[] }>;
  /** The board that Delta was imported from, if any. */
  loadSource: () => Promise<BoardSource | undefined>;
  /** Replaces everything in one step. Rejects when that fails; then nothing has changed. */
  replaceAll: (backup: KeyboardBackup) => Promise<void>;
};

/** Loads the storage when something of it is used: most visitors have no words of their own. */
export type LoadKeyboardStorage = () => Promise<KeyboardStorage>;
