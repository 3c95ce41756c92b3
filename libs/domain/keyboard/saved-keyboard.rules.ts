import { BOARD_CELLS, isBoardId, isSoundSet } from './board.rules.ts';
import type { DeltaBoard, SavedKeyboard, LexigramKey, Phrase } from './keyboard.types.ts';
import { FULL_GRID, parseGrid, parsePath } from './own-board/grid.rules.ts';
import { isPhrase, MAX_PHRASE_NAME } from './phrase.rules.ts';
import { DEFAULT_SETTINGS, parseSettings } from './settings.rules.ts';
import { MAX_SENTENCE } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';
import { cutText } from '../text/cut-text.ts';
import { toRecord } from '../validation/records.ts';

/** Number of sentences in the history; the oldest one is dropped first. */
const MAX_HISTORY = 30;
export const EMPTY_DELTA: DeltaBoard = Array.from({ length: BOARD_CELLS }, () => null);

export const DEFAULT_KEYBOARD: SavedKeyboard = {
  board: 'alpha',
  set: 10,
  settings: DEFAULT_SETTINGS,
  delta: EMPTY_DELTA,
  grid: FULL_GRID,
  path: [],
  sentence: [],
  history: [],
  phrases: [],
};

type IsKnown = (key: LexigramKey) => boolean;

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const parseKey = (value: unknown, isKnown: IsKnown): LexigramKey | null =>
  typeof value === 'string' && isKnown(value) ? value : null;

function parseSentence(value: unknown, isKnown: IsKnown): Sentence {
  return toArray(value)
    .map((key) => parseKey(key, isKnown))
    .filter((key) => key !== null)
    .slice(0, MAX_SENTENCE);
}

const parsePhrases = (value: unknown, isKnown: IsKnown): Phrase[] =>
  toArray(value)
    .map(toRecord)
    .map(({ name, sentence }) => ({
      name: typeof name === 'string' ? cutText(name, MAX_PHRASE_NAME) : '',
      sentence: parseSentence(sentence, isKnown),
    }))
    .filter(({ sentence }) => sentence.length > 0);

/** Parses the saved keyboard state, replaces invalid values with defaults and drops unknown words. */
export function parseSavedKeyboard(value: unknown, isKnown: IsKnown): SavedKeyboard {
  const { board, set, settings, delta, grid, path, sentence, history, phrases } = toRecord(value);
  const keys = toArray(delta);
  return {
    board: isBoardId(board) ? board : DEFAULT_KEYBOARD.board,
    set: isSoundSet(set) ? set : DEFAULT_KEYBOARD.set,
    settings: parseSettings(settings),
    delta: EMPTY_DELTA.map((_, cell) => parseKey(keys[cell], isKnown)),
    grid: parseGrid(grid),
    path: parsePath(path),
    sentence: parseSentence(sentence, isKnown),
    history: toArray(history)
      .map((earlier) => parseSentence(earlier, isKnown))
      .filter((earlier) => earlier.length > 0)
      .slice(0, MAX_HISTORY),
    phrases: parsePhrases(phrases, isKnown),
  };
}

/** Adds a sentence to the head of the history; a duplicate moves up. */
export function withSentence(history: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  if (sentence.length === 0) return history;
  const joined = sentence.join(' ');
  return [sentence, ...history.filter((earlier) => earlier.join(' ') !== joined)].slice(0, MAX_HISTORY);
}

/**
 * Joins two states of a keyboard, such as what this tab has changed and what the device has stored: the first one counts,
 * and Delta, history and phrases also receive what only the second one has.
 */
export function mergeKeyboards(
  { delta = [], history = [], phrases = [], ...first }: Partial<SavedKeyboard>,
  second: SavedKeyboard,
): SavedKeyboard {
  const added = second.phrases.filter(({ sentence }) => !isPhrase(phrases, sentence));
  return {
    ...second,
    ...first,
    delta: second.delta.map((key, cell) => delta[cell] ?? key),
    history: history.reduceRight(withSentence, second.history),
    phrases: [...phrases, ...added],
  };
}
