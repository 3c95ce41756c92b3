import type {
  BoardGrid,
  BoardId,
  BoardSource,
  DeltaBoard,
  KeyboardSettings,
  LexigramKey,
  OwnBoard,
  OwnBoardId,
  OwnWord,
  SavedKeyboard,
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
  StorageProblem,
} from './KeyboardScreen/keyboard-state.types';

/** Actions of the keyboard. Their references are stable, so they never cause a re-render. */
export type KeyboardActions = {
  /** Speaks the word while its key is going down, or only preloads its sound, depending on the settings. */
  pressStart: (key: LexigramKey) => void;
  /** Silences a word whose press was not completed, for example by a touch that scrolls. */
  pressCancel: (key: LexigramKey) => void;
  /** Speaks the word, unless its press has started it, and appends its sign to the sentence if there is room. */
  press: (key: LexigramKey) => void;
  /** Speaks a word that scanning highlights, without adding it and without interrupting a sentence. */
  speakCue: (key: LexigramKey) => void;
  /** Plays the sentence, saves it to the history and then clears it. */
  period: () => void;
  /** Plays the sentence without clearing it. */
  replay: () => void;
  playSentence: (sentence: Sentence) => void;
  backspace: () => void;
  /** Removes the sign at a zero-based position. */
  removeAt: (index: number) => void;
  clear: () => void;
  /** Replaces the sentence: from the history, from a link, or to undo Clear. */
  setSentence: (sentence: Sentence) => void;
  chooseBoard: (board: BoardId) => void;
  /** Opens the last of these custom boards; the others are the way back. Delta is open when there is none. */
  openBoard: (path: readonly OwnBoardId[]) => void;
  /** Plays the chirp, even when the set was already selected, unless a sentence is being spoken. */
  chooseSet: (set: SoundSet) => void;
  /** Keys One to Five; they select a set only with Alt or Meta. */
  pressTopKey: (set: SoundSet, hasModifier: boolean) => void;
  changeSettings: (change: Partial<KeyboardSettings>) => void;
  changeDelta: (delta: DeltaBoard) => void;
  /** Replaces the custom boards beside Delta, and saves the difference. */
  changeOwnBoards: (boards: readonly OwnBoard[]) => void;
  /** Replaces Delta and saves the custom words of the new board, and the file's board for a later export. */
  importBoard: (board: ImportedBoard) => void;
  /** Loads the custom words and the custom boards, unless that has been done. */
  loadOwnWords: () => Promise<void>;
  /** Loads them again, because another tab has changed them. */
  reloadOwnWords: () => Promise<void>;
  /** Adds or replaces a word. False when it could not be saved: it then works until the page is closed. */
  saveOwnWord: (word: OwnWord) => Promise<boolean>;
  /** Deletes a word from the device; `change` are the board and the sentences without it. */
  deleteOwnWord: (key: LexigramKey, change: Partial<SavedKeyboard>) => void;
  /** Saves the words and boards of the page again, after the browser has removed what was saved. */
  saveOwnWordsAgain: () => void;
  /**
   * Replaces everything on this device. False when it could not be saved, for example because the device is full; then
   * nothing has changed.
   */
  restoreBackup: (backup: KeyboardBackup) => Promise<boolean>;
  /** Saves what a dialog has changed or restored, such as phrases or the values before a word was deleted. */
  restore: (change: Partial<SavedKeyboard>) => void;
  /** The board that Delta was imported from, if any. */
  loadSource: () => Promise<BoardSource | undefined>;
  showNote: (note: KeyboardNote | null) => void;
  /** Says `text` to screen readers. */
  announce: (text: string) => void;
  /** Called from a user gesture, which lets the browser play audio. */
  turnSoundOn: () => void;
  /** Loads the sounds again. */
  retry: () => void;
};

/** Everything that the keyboard saves on this device. */
export type KeyboardBackup = {
  keyboard: SavedKeyboard;
  words: readonly OwnWord[];
  /** The custom boards beside Delta. */
  boards: readonly OwnBoard[];
  source: BoardSource | undefined;
};

export type ImportedBoard = {
  delta: DeltaBoard;
  ownWords: readonly OwnWord[];
  source: BoardSource | undefined;
  /** The part of Delta that is shown; all of it by default. */
  grid?: BoardGrid;
  /** All custom boards beside Delta, if the import changes them. */
  ownBoards?: readonly OwnBoard[];
};

export type KeyboardLinks = {
  signs: string;
  games: string;
  comparison: string;
};
