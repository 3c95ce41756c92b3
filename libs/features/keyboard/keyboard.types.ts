import type {
  BoardId,
  DeltaBoard,
  KeyboardSettings,
  LexigramKey,
  Sentence,
  SoundSet,
} from '@paniscus/domain';
import type { KeyboardNote } from './KeyboardScreen/keyboard-state.types';

export type {
  Announcement,
  KeyboardNote,
  KeyboardStart,
  KeyboardState,
  KeyboardView,
} from './KeyboardScreen/keyboard-state.types';

/** What a visitor can do with the keyboard. The same functions from first to last: they never cause a drawing. */
export type KeyboardActions = {
  /** A key is being touched, and its word may be wanted in a moment. */
  warm: (key: LexigramKey) => void;
  /** Says the word at once, and puts its sign at the end of the sentence if there is room. */
  press: (key: LexigramKey) => void;
  /** Says the word alone: scanning passes by it. */
  hear: (key: LexigramKey) => void;
  /** Plays the sentence, keeps it in the history, then clears it. */
  period: () => void;
  /** Plays the sentence and leaves it. */
  replay: () => void;
  /** Plays a sentence that is not the one in the strip. */
  playSentence: (sentence: Sentence) => void;
  backspace: () => void;
  /** Takes out the sign at a place, from 0. */
  removeAt: (place: number) => void;
  clear: () => void;
  /** The sentence as it is to be: from the history, from a link, or back after Clear. */
  setSentence: (sentence: Sentence) => void;
  chooseBoard: (board: BoardId) => void;
  /** The chirp follows, also when the set was chosen already. */
  chooseSet: (set: SoundSet) => void;
  /** One of the keys One to Five; only with Alt or Meta does it choose its set. */
  pressTopKey: (set: SoundSet, hasModifier: boolean) => void;
  changeSettings: (change: Partial<KeyboardSettings>) => void;
  changeDelta: (delta: DeltaBoard) => void;
  /** Says `text` to a screen reader. */
  changeHistory: (history: readonly Sentence[], text: string) => void;
  showNote: (note: KeyboardNote | null) => void;
  /** Tells a screen reader something once. */
  announce: (text: string) => void;
  /** A touch, after which a browser lets a page sound. */
  turnSoundOn: () => void;
  /** Asks again for the sounds that would not come. */
  retry: () => void;
};

/** Where links of the keyboard lead. */
export type KeyboardLinks = {
  /** How the signs are built, and a workshop to build some. */
  signs: string;
  games: string;
};
