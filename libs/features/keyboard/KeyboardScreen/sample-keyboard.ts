import { EMPTY_DELTA, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { DeltaBoard } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { fn } from 'storybook/test';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';

export const SAMPLE_SENTENCE = [
  'please',
  'visitor',
  'more',
  'blackberry',
  'sweet-potato',
  'and',
  'juice',
  'now',
];

export const SAMPLE_DELTA: DeltaBoard = EMPTY_DELTA.map((_, cell) =>
  cell < 32 ? (PANELS[cell % 3]?.lexigrams[cell * 4]?.key ?? null) : null,
);

/** State on a first visit, with overrides. */
export const aKeyboardState = (change: Partial<KeyboardState> = {}): KeyboardState =>
  ({
    kind: 'ready',
    ...DEFAULT_KEYBOARD,
    ownWords: new Map(),
    ownBoards: [],
    spoken: null,
    playingIndex: null,
    pressedKey: null,
    note: null,
    missingKeys: [],
    announcement: { text: '', sequence: 0 },
    ...change,
  }) as KeyboardState;

export const mockActions = (): KeyboardActions => ({
  pressStart: fn(),
  pressCancel: fn(),
  press: fn(),
  speakCue: fn(),
  period: fn(),
  replay: fn(),
  playSentence: fn(),
  backspace: fn(),
  removeAt: fn(),
  clear: fn(),
  setSentence: fn(),
  chooseBoard: fn(),
  chooseSet: fn(),
  pressTopKey: fn(),
  changeSettings: fn(),
  openBoard: fn(),
  changeDelta: fn(),
  changeOwnBoards: fn(),
  importBoard: fn(),
  loadOwnWords: fn(() => Promise.resolve()),
  reloadOwnWords: fn(() => Promise.resolve()),
  saveOwnWordsAgain: fn(),
  saveOwnWord: fn(() => Promise.resolve(true)),
  deleteOwnWord: fn(),
  restore: fn(),
  restoreBackup: fn(() => Promise.resolve(true)),
  loadSource: fn(() => Promise.resolve(undefined)),
  showNote: fn(),
  announce: fn(),
  turnSoundOn: fn(),
  retry: fn(),
});
