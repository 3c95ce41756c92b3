import type { BoardId, SavedKeyboard, LexigramKey, Sentence } from '@paniscus/domain';

/** What is said to the visitor beside the board, until the next thing they do. */
export type KeyboardNote =
  /** A ninth sign was pressed: it was said, and not put in. */
  | { name: 'full' }
  /** There is no sentence that could be played. */
  | { name: 'empty' }
  /** The sentence was taken away by Clear, and can be had back. */
  | { name: 'cleared'; sentence: Sentence }
  /** A top key was pressed without Alt or Meta. */
  | { name: 'top-key' }
  /** The sentence, its panel and its sounds came with the link. */
  | { name: 'shared' }
  /** A link held words that the vocabulary does not have. */
  | { name: 'unknown-words'; words: readonly string[] };

/** What a screen reader is told; `turn` tells one telling from the next of the same words. */
export type Announcement = { text: string; sequence: number };

/** All that is seen of the keyboard, whatever its sounds do. */
export type KeyboardView = SavedKeyboard & {
  sentence: Sentence;
  /** The place of the sentence that sounds, from 0. */
  soundingPlace: number | null;
  /** The key that was pressed last. */
  pressedKey: LexigramKey | null;
  note: KeyboardNote | null;
  announcement: Announcement;
};

/** The keyboard, and how it stands with its sounds. Offline, what this browser has kept still sounds. */
export type KeyboardState =
  | (KeyboardView & { kind: 'ready' })
  | (KeyboardView & { kind: 'loading' })
  | (KeyboardView & { kind: 'blocked' })
  | (KeyboardView & { kind: 'failed' })
  | (KeyboardView & { kind: 'offline' });

/** What an address may ask for when the page opens. */
export type KeyboardStart = {
  board?: BoardId;
  set?: SavedKeyboard['set'];
  sentence?: Sentence;
  /** Words it names that the vocabulary does not have. */
  unknown?: readonly string[];
};
