import { foldText } from '../search/fold-text.ts';
import { isTypingError } from '../search/typing-error.rules.ts';
import type { BoardId, LexigramKey } from './keyboard.types.ts';

/** Maximum milliseconds between characters of the same type-ahead input. */
const TYPE_AHEAD_MS = 800;
/** Maximum number of search results. */
export const MAX_SEARCH_RESULTS = 6;

export type WordPosition = {
  key: LexigramKey;
  word: string;
  board: BoardId;
  /** From 0 to 127, row by row. */
  cell: number;
  /** The custom board that the word is on, unless it is Delta itself. */
  ownBoard?: { id: string; name: string };
};

/** Type-ahead input and the time of its last character, in milliseconds of any clock. */
export type TypeAhead = { characters: string; at: number };

export const EMPTY_TYPE_AHEAD: TypeAhead = { characters: '', at: Number.NEGATIVE_INFINITY };

/** Normalizes a word for search: ignores case, accents, spaces, hyphens and punctuation. */
export const normalizeWord = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a keyboard event's key is a letter or digit, as opposed to `Enter` or the space that activates a button. */
export const isTypeAheadKey = (key: string): boolean => [...key].length === 1 && normalizeWord(key) !== '';

/** Appends a character; starts over after a pause. */
export const appendCharacter = (
  { characters, at }: TypeAhead,
  character: string,
  now: number,
): TypeAhead => ({
  characters: now - at <= TYPE_AHEAD_MS ? characters + normalizeWord(character) : normalizeWord(character),
  at: now,
});

/** Whether a space that follows at once belongs to a word such as “ice cream,” of which the characters are the start. */
export const hasSpaceNext = (
  words: readonly (string | null)[],
  { characters, at }: TypeAhead,
  now: number,
): boolean =>
  now - at <= TYPE_AHEAD_MS &&
  words.some((word) =>
    [...(word ?? '').matchAll(/ /g)].some(
      ({ index }) => normalizeWord((word ?? '').slice(0, index)) === characters,
    ),
  );

/** First cell from `from` on whose word starts with the characters, wrapping around. */
function findCellFrom(words: readonly (string | null)[], characters: string, from: number): number | null {
  const cells = words.map((_, step) => (from + step) % words.length);
  return cells.find((cell) => normalizeWord(words[cell] ?? '').startsWith(characters)) ?? null;
}

/**
 * Cell to focus after typing, starting at `cell`: one character moves to the next match, more characters to the word
 * they spell, and a repeated character cycles through the matches. `null` without a match.
 */
export function findTypedCell(
  words: readonly (string | null)[],
  { characters }: TypeAhead,
  cell: number,
): number | null {
  if (characters === '') return null;
  const isFirst = characters.length === 1;
  const match = findCellFrom(words, characters, isFirst ? cell + 1 : cell);
  if (match !== null) return match;
  const isSingleCharacter = characters.split('').every((character) => character === characters[0]);
  return isSingleCharacter ? findCellFrom(words, characters.charAt(0), cell + 1) : null;
}

/** Match quality: 0 is an exact match, higher is worse; `null` is no match. */
function computeDistance(word: string, term: string): number | null {
  const folded = normalizeWord(word);
  if (folded === term) return 0;
  if (folded.startsWith(term)) return 1;
  if (word.split(/[^\p{L}\p{N}]+/u).some((part) => normalizeWord(part).startsWith(term))) return 2;
  return folded.includes(term) ? 3 : null;
}

/** Search results, best match first; equal matches stay in board order. Allows for a typing error if nothing else matches. */
export function findWords(words: readonly WordPosition[], search: string): readonly WordPosition[] {
  const term = normalizeWord(search);
  if (term === '') return [];
  const matches = words
    .map((position) => ({ position, distance: computeDistance(position.word, term) }))
    .filter((found): found is { position: WordPosition; distance: number } => found.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .map(({ position }) => position);
  const found =
    matches.length > 0 ? matches : words.filter(({ word }) => isTypingError(term, normalizeWord(word)));
  return found.slice(0, MAX_SEARCH_RESULTS);
}
