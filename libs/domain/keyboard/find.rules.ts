import type { BoardId, LexigramKey } from './keyboard.types.ts';

/** Maximum milliseconds between characters of the same type-ahead input. */
const TYPE_AHEAD_MS = 800;
/** Maximum number of search results. */
export const MAX_FOUND = 6;

export type WordPosition = {
  key: LexigramKey;
  word: string;
  board: BoardId;
  /** From 0 to 127, row by row. */
  place: number;
};

/** Type-ahead input and the time of its last character, in milliseconds of any clock. */
export type TypedAhead = { characters: string; at: number };

export const NOTHING_TYPED: TypedAhead = { characters: '', at: Number.NEGATIVE_INFINITY };

/** Normalizes a word for search: ignores case, accents, spaces, hyphens and punctuation. */
export const foldedWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a keyboard event's key is a letter or digit, as opposed to `Enter` or the space that activates a button. */
export const isTyped = (key: string): boolean => [...key].length === 1 && foldedWord(key) !== '';

/** Appends a character; starts over after a pause. */
export const withCharacter = (
  { characters, at }: TypedAhead,
  character: string,
  now: number,
): TypedAhead => ({
  characters: now - at <= TYPE_AHEAD_MS ? characters + foldedWord(character) : foldedWord(character),
  at: now,
});

/** First cell from `from` on whose word starts with the characters, wrapping around. */
function placeFrom(words: readonly (string | null)[], characters: string, from: number): number | null {
  const places = words.map((_, step) => (from + step) % words.length);
  return places.find((place) => foldedWord(words[place] ?? '').startsWith(characters)) ?? null;
}

/**
 * Cell to focus after typing, starting at `place`: one character moves to the next match, more characters to the word
 * they spell, and a repeated character cycles through the matches. `null` without a match.
 */
export function placeTyped(
  words: readonly (string | null)[],
  { characters }: TypedAhead,
  place: number,
): number | null {
  if (characters === '') return null;
  const isFirst = characters.length === 1;
  const spelled = placeFrom(words, characters, isFirst ? place + 1 : place);
  if (spelled !== null) return spelled;
  const isSingleCharacter = characters.split('').every((character) => character === characters[0]);
  return isSingleCharacter ? placeFrom(words, characters.charAt(0), place + 1) : null;
}

/** Match quality: 0 is an exact match, higher is worse; `null` is no match. */
function computeDistance(word: string, asked: string): number | null {
  const folded = foldedWord(word);
  if (folded === asked) return 0;
  if (folded.startsWith(asked)) return 1;
  if (word.split(/[^\p{L}\p{N}]+/u).some((part) => foldedWord(part).startsWith(asked))) return 2;
  return folded.includes(asked) ? 3 : null;
}

/** Search results, best match first; equal matches stay in board order. */
export function findWords(places: readonly WordPosition[], search: string): readonly WordPosition[] {
  const asked = foldedWord(search);
  if (asked === '') return [];
  return places
    .map((place) => ({ place, distance: computeDistance(place.word, asked) }))
    .filter((found): found is { place: WordPosition; distance: number } => found.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_FOUND)
    .map(({ place }) => place);
}
