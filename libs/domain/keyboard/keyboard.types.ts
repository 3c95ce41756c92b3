/** A built-in board with 128 lexigrams. */
export type PanelId = 'alpha' | 'beta' | 'gamma';

/** A built-in board, or the visitor's custom board (`delta`). */
export type BoardId = PanelId | 'delta';

/** Word classes, each with its own tile color. */
export type LexigramClass = 'people' | 'food' | 'places' | 'activities' | 'things' | 'feelings' | 'function';

/** Sound sets: the original voice, and upshifts of half, one, two and three octaves. */
export type SoundSet = 10 | 15 | 20 | 30 | 40;

/** Word id in URLs, storage and file names: lower case with hyphens. */
export type LexigramKey = string;

/** The custom board: 128 cells row by row, each with a word's key or null. */
export type DeltaBoard = readonly (LexigramKey | null)[];

/** What a custom board shows of its 8 × 16 cells: the part at the top left, without hidden words. */
export type BoardGrid = {
  rows: number;
  columns: number;
  /** Words that keep their places on the board, but are not shown yet. */
  hidden?: readonly LexigramKey[];
};

/** Switch access: one switch with automatic scanning, or two switches to step and select. */
export type Scanning = 'off' | 'one-switch' | 'two-switches';

/** What the highlight moves over: rows and then keys, or blocks that are halved until one key is left. */
export type ScanPattern = 'rows' | 'blocks';

/** What counts as a press: a touch, its end, a touch of a certain length, or a pointer that rests on the key. */
export type PressMode = 'touch' | 'release' | 'hold' | 'dwell';

export type KeyboardSettings = {
  /** Larger keys in fewer columns; the board scrolls. */
  hasLargeKeys: boolean;
  /** Strong borders and black lexigrams on lighter tiles, in any color scheme. */
  hasHighContrast: boolean;
  hasWords: boolean;
  scanning: Scanning;
  scanPattern: ScanPattern;
  scanPaceMs: number;
  /** Milliseconds that the first item of each round is framed longer than the others. */
  scanFirstDelayMs: number;
  /** Milliseconds that scanning waits longer after a choice. */
  scanChoiceDelayMs: number;
  /** Rounds without a press before automatic scanning leaves a row, or pauses. */
  scanRounds: number;
  /** The key (`key:F9`) or gamepad button (`button:0`) that selects; empty for Space and Enter. */
  selectSwitch: string;
  /** The key or gamepad button that moves the highlight with two switches; empty for Space. */
  moveSwitch: string;
  /** Auditory scanning: whether each word is spoken when the frame reaches it. */
  hasScanVoice: boolean;
  pressMode: PressMode;
  /** Milliseconds to hold or dwell until a key is pressed. */
  pressDelayMs: number;
  /** Milliseconds after a press in which further presses are ignored; 0 ignores none. */
  debounceMs: number;
  /** Whether each word is spoken when its key is pressed; otherwise only Period speaks. */
  hasPressVoice: boolean;
  /** Whether saved phrases are shown above the sentence. */
  hasPhraseRow: boolean;
  /** Whether signs that may come next are suggested above the sentence. */
  hasPrediction: boolean;
  /** Whether a partner can type a sentence and see where its words are. */
  hasModeling: boolean;
  /** Whether only the board and the sentence are shown, until somebody unlocks them. */
  isLocked: boolean;
} & VoiceSettings;

/** The device's voice, which speaks custom words without a recording. */
export type VoiceSettings = {
  /** Name of a voice of the device; empty for its default voice. */
  voiceName: string;
  /** Whether the chosen voice may be one that sends the words to its provider; only after the person was asked. */
  allowsOnlineVoice: boolean;
  voiceRate: number;
  voicePitch: number;
  voiceVolume: number;
};

/** A sentence that is spoken with one touch. */
export type Phrase = {
  /** Empty when it is called by its words. */
  name: string;
  sentence: readonly LexigramKey[];
};

export type SavedKeyboard = {
  board: BoardId;
  set: SoundSet;
  settings: KeyboardSettings;
  delta: DeltaBoard;
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  /** Ids of the custom boards that folder keys have opened since Delta was chosen, the open one last. */
  path: readonly string[];
  /** The sentence that is being built. */
  sentence: readonly LexigramKey[];
  /** Sentences played with Period, newest first. */
  history: readonly (readonly LexigramKey[])[];
  phrases: readonly Phrase[];
};
