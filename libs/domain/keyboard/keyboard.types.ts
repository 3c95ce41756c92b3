/** A panel that the site brings; each has 128 signs. */
export type PanelId = 'alpha' | 'beta' | 'gamma';

/** What can be shown: a panel of the site, or the visitor's own board. */
export type BoardId = PanelId | 'delta';

/** The classes of words, each with a tile color of its own. */
export type LexigramClass = 'people' | 'food' | 'places' | 'activities' | 'things' | 'feelings' | 'function';

/** The original voice, and upshifts of half, one, two and three octaves (spec 9). */
export type SoundSet = 10 | 15 | 20 | 30 | 40;

/** A word of the vocabulary as it stands in addresses, storage and file names: lower case, hyphens. */
export type LexigramKey = string;

/** The visitor's own board: 128 places row by row, each with a word's key or empty. */
export type DeltaBoard = readonly (LexigramKey | null)[];

/** Keys are reached by one switch (the frame moves by itself) or by two (one moves it, one chooses). */
export type Scanning = 'off' | 'one-switch' | 'two-switches';

export type KeyboardSettings = {
  /** Fewer columns, so that each key is larger; the board scrolls. */
  hasLargeKeys: boolean;
  /** Strong edges and black signs on lighter tiles, whatever the scheme. */
  hasHighContrast: boolean;
  /** Whether the word stands below its sign. */
  hasWords: boolean;
  scanning: Scanning;
  /** How long the frame rests at one place, in milliseconds. */
  scanPaceMs: number;
  /** Whether each word is heard as the frame comes to it. */
  hasScanVoice: boolean;
};

/** What the browser keeps of the keyboard from visit to visit. */
export type SavedKeyboard = {
  board: BoardId;
  set: SoundSet;
  settings: KeyboardSettings;
  delta: DeltaBoard;
  /** Sentences that were played with Period, the newest first. */
  history: readonly (readonly LexigramKey[])[];
};
