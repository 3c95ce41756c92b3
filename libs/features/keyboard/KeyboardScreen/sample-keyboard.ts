import { EMPTY_DELTA, USUAL_KEYBOARD } from '@paniscus/domain/keyboard';
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

export const SAMPLE_DELTA: DeltaBoard = EMPTY_DELTA.map((_, place) =>
  place < 32 ? (PANELS[place % 3]?.lexigrams[place * 4]?.key ?? null) : null,
);

/** State on a first visit, with overrides. */
export const aKeyboardState = (change: Partial<KeyboardState> = {}): KeyboardState =>
  ({
    kind: 'ready',
    ...USUAL_KEYBOARD,
    sentence: [],
    soundingPlace: null,
    pressedKey: null,
    note: null,
    announcement: { text: '', sequence: 0 },
    ...change,
  }) as KeyboardState;

export const someActions = (): KeyboardActions => ({
  warm: fn(),
  press: fn(),
  speak: fn(),
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
  changeDelta: fn(),
  changeHistory: fn(),
  showNote: fn(),
  announce: fn(),
  turnSoundOn: fn(),
  retry: fn(),
});
