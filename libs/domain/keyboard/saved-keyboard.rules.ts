import { BOARD_PLACES, isBoardId, isSoundSet } from './board.rules.ts';
import type { DeltaBoard, SavedKeyboard, KeyboardSettings, LexigramKey, Scanning } from './keyboard.types.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

/** Number of sentences in the history; the oldest one is dropped first. */
const MAX_HISTORY = 30;
/** Scan interval in milliseconds: limits, step and default. */
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

export const USUAL_KEYBOARD: SavedKeyboard = {
  board: 'alpha',
  set: 10,
  settings: USUAL_SETTINGS,
  delta: EMPTY_DELTA,
  history: [],
};

type IsKnown = (key: LexigramKey) => boolean;

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const arraySchema = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const parseFlag = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);

const parsePace = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(SCAN_PACE.max, Math.max(SCAN_PACE.min, value))
    : SCAN_PACE.usual;

function parseSettings(value: unknown): KeyboardSettings {
  const { hasLargeKeys, hasHighContrast, hasWords, scanning, scanPaceMs, hasScanVoice } = toRecord(value);
  return {
    hasLargeKeys: parseFlag(hasLargeKeys, USUAL_SETTINGS.hasLargeKeys),
    hasHighContrast: parseFlag(hasHighContrast, USUAL_SETTINGS.hasHighContrast),
    hasWords: parseFlag(hasWords, USUAL_SETTINGS.hasWords),
    scanning: SCANNINGS.find((name) => name === scanning) ?? 'off',
    scanPaceMs: parsePace(scanPaceMs),
    hasScanVoice: parseFlag(hasScanVoice, USUAL_SETTINGS.hasScanVoice),
  };
}

const keyAmong = (value: unknown, isKnown: IsKnown): LexigramKey | null =>
  typeof value === 'string' && isKnown(value) ? value : null;

function getSentence(value: unknown, isKnown: IsKnown): Sentence {
  return arraySchema(value)
    .map((key) => keyAmong(key, isKnown))
    .filter((key) => key !== null)
    .slice(0, MAX_SENTENCE);
}

/** Parses the saved keyboard state, replaces invalid values with defaults and drops unknown words. */
export function parseSavedKeyboard(value: unknown, isKnown: IsKnown): SavedKeyboard {
  const { board, set, settings, delta, history } = toRecord(value);
  const places = arraySchema(delta);
  return {
    board: isBoardId(board) ? board : USUAL_KEYBOARD.board,
    set: isSoundSet(set) ? set : USUAL_KEYBOARD.set,
    settings: parseSettings(settings),
    delta: EMPTY_DELTA.map((_, place) => keyAmong(places[place], isKnown)),
    history: arraySchema(history)
      .map((sentence) => getSentence(sentence, isKnown))
      .filter((sentence) => sentence.length > 0)
      .slice(0, MAX_HISTORY),
  };
}

/** Adds a sentence to the head of the history; a duplicate moves up. */
export function withSentence(history: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  if (sentence.length === 0) return history;
  const sentenceText = sentence.join(' ');
  return [sentence, ...history.filter((earlier) => earlier.join(' ') !== sentenceText)].slice(0, MAX_HISTORY);
}
