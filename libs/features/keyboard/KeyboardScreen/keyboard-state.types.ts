import type { BoardId, SavedKeyboard, LexigramKey, Sentence } from '@paniscus/domain/keyboard';

export type KeyboardNote =
  /** A ninth sign was pressed: it was played, but not added. */
  | { name: 'full' }
  | { name: 'empty' }
  /** The sentence was removed with Clear and can be restored. */
  | { name: 'cleared'; sentence: Sentence }
  /** A top key was pressed without Alt or Meta. */
  | { name: 'top-key' }
  /** Sentence, panel and sound set were loaded from a link. */
  | { name: 'shared' }
  /** The link contained words that are not in the vocabulary. */
  | { name: 'unknown-words'; words: readonly string[] };

/** Text for screen readers; `turn` changes with each announcement, so that a repeated text is announced again. */
export type Announcement = { text: string; sequence: number };

/** Visible state of the keyboard, independent of the sound state. */
export type KeyboardView = SavedKeyboard & {
  sentence: Sentence;
  /** Zero-based position in the sentence that is playing. */
  soundingPlace: number | null;
  pressedKey: LexigramKey | null;
  note: KeyboardNote | null;
  announcement: Announcement;
};

/** The keyboard state combined with the sound state. Offline, cached sounds still play. */
export type KeyboardState =
  | (KeyboardView & { kind: 'ready' })
  | (KeyboardView & { kind: 'loading' })
  | (KeyboardView & { kind: 'blocked' })
  | (KeyboardView & { kind: 'failed' })
  | (KeyboardView & { kind: 'offline' });

export type KeyboardStart = {
  board?: BoardId;
  set?: SavedKeyboard['set'];
  sentence?: Sentence;
  /** Words in the URL that are not in the vocabulary. */
  unknown?: readonly string[];
};
