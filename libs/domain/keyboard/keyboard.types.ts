/** A built-in board with 128 lexigrams. */
export type PanelId = 'alpha' | 'beta' | 'gamma';

/** A built-in board, or the visitor's custom board (`delta`). */
export type BoardId = PanelId | 'delta';

/** Word classes, each with its own tile color. */
export type LexigramClass = 'people' | 'food' | 'places' | 'activities' | 'things' | 'feelings' | 'function';

/** Sound sets: the original voice, and upshifts of half, one, two and three octaves (spec 9). */
export type SoundSet = 10 | 15 | 20 | 30 | 40;

/** Word id in URLs, storage and file names: lower case with hyphens. */
export type LexigramKey = string;

/** The custom board: 128 cells row by row, each with a word's key or null. */
export type DeltaBoard = readonly (LexigramKey | null)[];

/** Switch access: one switch with automatic scanning, or two switches to step and select. */
export type Scanning = 'off' | 'one-switch' | 'two-switches';

export type KeyboardSettings = {
  /** Larger keys in fewer columns; the board scrolls. */
  hasLargeKeys: boolean;
  /** Strong borders and black lexigrams on lighter tiles, in any color scheme. */
  hasHighContrast: boolean;
  hasWords: boolean;
  scanning: Scanning;
  scanPaceMs: number;
  /** Auditory scanning: whether each word is spoken when the frame reaches it. */
  hasScanVoice: boolean;
};

export type SavedKeyboard = {
  board: BoardId;
  set: SoundSet;
  settings: KeyboardSettings;
  delta: DeltaBoard;
  /** Sentences played with Period, newest first. */
  history: readonly (readonly LexigramKey[])[];
};
