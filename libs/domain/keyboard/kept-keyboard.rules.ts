import { BOARD_PLACES, isBoardId, isSoundSet } from './board.rules.ts';
import type { DeltaBoard, KeptKeyboard, KeyboardSettings, LexigramKey, Scanning } from './keyboard.types.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

/** Sentences kept; the oldest goes when another comes. */
export const MAX_HISTORY = 30;
/** Milliseconds the frame of a scan may rest at one place. */
export const SCAN_PACE = { min: 400, max: 5000, step: 200, usual: 1200 };

const SCANNINGS: readonly Scanning[] = ['off', 'one-switch', 'two-switches'];

export const EMPTY_DELTA: DeltaBoard = Array.from({ length: BOARD_PLACES }, () => null);

export const USUAL_SETTINGS: KeyboardSettings = {
  hasLargeKeys: false,
  hasHighContrast: false,
  hasWords: true,
  scanning: 'off',
  scanPaceMs: SCAN_PACE.usual,
  hasScanVoice: false,
};

export const USUAL_KEYBOARD: KeptKeyboard = {
  board: 'alpha',
  set: 10,
  settings: USUAL_SETTINGS,
  delta: EMPTY_DELTA,
  history: [],
};

type IsKnown = (key: LexigramKey) => boolean;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const flagOf = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);

const paceOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(SCAN_PACE.max, Math.max(SCAN_PACE.min, value))
    : SCAN_PACE.usual;

function settingsOf(value: unknown): KeyboardSettings {
  const { hasLargeKeys, hasHighContrast, hasWords, scanning, scanPaceMs, hasScanVoice } = fieldsOf(value);
  return {
    hasLargeKeys: flagOf(hasLargeKeys, USUAL_SETTINGS.hasLargeKeys),
    hasHighContrast: flagOf(hasHighContrast, USUAL_SETTINGS.hasHighContrast),
    hasWords: flagOf(hasWords, USUAL_SETTINGS.hasWords),
    scanning: SCANNINGS.find((name) => name === scanning) ?? 'off',
    scanPaceMs: paceOf(scanPaceMs),
    hasScanVoice: flagOf(hasScanVoice, USUAL_SETTINGS.hasScanVoice),
  };
}

const keyAmong = (value: unknown, isKnown: IsKnown): LexigramKey | null =>
  typeof value === 'string' && isKnown(value) ? value : null;

function sentenceOf(value: unknown, isKnown: IsKnown): Sentence {
  return listOf(value)
    .map((key) => keyAmong(key, isKnown))
    .filter((key) => key !== null)
    .slice(0, MAX_SENTENCE);
}

/** What a browser had kept, mended where it is not what we wrote; words that are no longer known are left out. */
export function keptKeyboardOf(value: unknown, isKnown: IsKnown): KeptKeyboard {
  const { board, set, settings, delta, history } = fieldsOf(value);
  const places = listOf(delta);
  return {
    board: isBoardId(board) ? board : USUAL_KEYBOARD.board,
    set: isSoundSet(set) ? set : USUAL_KEYBOARD.set,
    settings: settingsOf(settings),
    delta: EMPTY_DELTA.map((_, place) => keyAmong(places[place], isKnown)),
    history: listOf(history)
      .map((sentence) => sentenceOf(sentence, isKnown))
      .filter((sentence) => sentence.length > 0)
      .slice(0, MAX_HISTORY),
  };
}

/** The history with a sentence at its head; what is already there moves up. */
export function withSentence(history: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  if (sentence.length === 0) return history;
  const said = sentence.join(' ');
  return [sentence, ...history.filter((earlier) => earlier.join(' ') !== said)].slice(0, MAX_HISTORY);
}
