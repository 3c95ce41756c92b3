import type {
  BoardId,
  SavedKeyboard,
  LexigramKey,
  OwnBoard,
  OwnWords,
  Sentence,
} from '@paniscus/domain/keyboard';

export type KeyboardNote =
  /** A ninth sign was pressed: it was played, but not added. */
  | { name: 'full' }
  | { name: 'empty' }
  /** The sentence was removed with Clear and can be restored. */
  | { name: 'cleared'; sentence: Sentence }
  /** Custom words that Delta or sentences use cannot be read, as after the browser has removed them. */
  | { name: 'words-lost' }
  /** A top key was pressed without Alt or Meta. */
  | { name: 'top-key' }
  /** Sentence, panel and sound set were loaded from a link. */
  | { name: 'shared' }
  /** Words of the link, or letters that were typed, that are on no board. */
  | { name: 'unknown-words'; words: readonly string[] };

/**
 * `not-stored`: changes last until the page is closed, because storage is blocked, as in some private windows, or full.
 * `not-read`: what earlier visits have saved cannot be read.
 */
export type StorageProblem = 'not-stored' | 'not-read';

/** Text for screen readers; `sequence` changes with each announcement, so that a repeated text is announced again. */
export type Announcement = { text: string; sequence: number };

/** Visible state of the keyboard, independent of the sound state. */
export type KeyboardView = SavedKeyboard & {
  /** The visitor's own words by key. */
  ownWords: OwnWords;
  /** The visitor's own boards beside Delta. */
  ownBoards: readonly OwnBoard[];
  /** The sentence that is being spoken when it is another than the one that is shown. */
  spoken: Sentence | null;
  /** Zero-based position that is playing, in `spoken` or else in the sentence. */
  playingIndex: number | null;
  pressedKey: LexigramKey | null;
  note: KeyboardNote | null;
  /** Words whose sounds could not be loaded. */
  missingKeys: readonly LexigramKey[];
  storageProblem?: StorageProblem;
  announcement: Announcement;
};

/** The keyboard state combined with the sound state. Offline, cached sounds still play. */
export type KeyboardState =
  | (KeyboardView & { kind: 'ready' })
  | (KeyboardView & { kind: 'loading' })
  | (KeyboardView & { kind: 'blocked' })
  | (KeyboardView & { kind: 'failed' })
  | (KeyboardView & { kind: 'offline' })
  /** Offline, and sounds of pressed signs are not stored. */
  | (KeyboardView & { kind: 'missing' });

export type KeyboardStart = {
  board?: BoardId;
  set?: SavedKeyboard['set'];
  sentence?: Sentence;
  /** Words in the URL that are not in the vocabulary. */
  unknown?: readonly string[];
};
