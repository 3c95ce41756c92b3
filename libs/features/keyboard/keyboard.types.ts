import type {
  BoardId,
  DeltaBoard,
  KeyboardSettings,
  LexigramKey,
  Sentence,
  SoundSet,
} from '@paniscus/domain/keyboard';
import type { KeyboardNote } from './KeyboardScreen/keyboard-state.types';

export type {
  Announcement,
  KeyboardNote,
  KeyboardStart,
  KeyboardState,
  KeyboardView,
} from './KeyboardScreen/keyboard-state.types';

/** Actions of the keyboard. Their references are stable, so they never cause a re-render. */
export type KeyboardActions = {
  /** A key is being touched and may be pressed next; preloads its sound. */
  warm: (key: LexigramKey) => void;
  /** Speaks the word at once and appends its sign to the sentence if there is room. */
  press: (key: LexigramKey) => void;
  /** Speaks the word without adding it; used by scanning. */
  speak: (key: LexigramKey) => void;
  /** Plays the sentence, saves it to the history and then clears it. */
  period: () => void;
  /** Plays the sentence without clearing it. */
  replay: () => void;
  playSentence: (sentence: Sentence) => void;
  backspace: () => void;
  /** Removes the sign at a zero-based position. */
  removeAt: (place: number) => void;
  clear: () => void;
  /** Replaces the sentence: from the history, from a link, or to undo Clear. */
  setSentence: (sentence: Sentence) => void;
  chooseBoard: (board: BoardId) => void;
  /** Always plays the chirp, even when the set was already selected. */
  chooseSet: (set: SoundSet) => void;
  /** Keys One to Five; they select a set only with Alt or Meta. */
  pressTopKey: (set: SoundSet, hasModifier: boolean) => void;
  changeSettings: (change: Partial<KeyboardSettings>) => void;
  changeDelta: (delta: DeltaBoard) => void;
  /** Announces `text` to screen readers. */
  changeHistory: (history: readonly Sentence[], text: string) => void;
  showNote: (note: KeyboardNote | null) => void;
  announce: (text: string) => void;
  /** Called from a user gesture, which lets the browser play audio. */
  turnSoundOn: () => void;
  retry: () => void;
};

export type KeyboardLinks = {
  signs: string;
  games: string;
};
