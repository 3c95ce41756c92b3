import type { BoardId, LexigramKey } from './keyboard.types.ts';

/** Letters typed within this many milliseconds of each other belong to one word. */
export const TYPE_AHEAD_MS = 800;
/** Words shown for one search. */
export const MAX_FOUND = 6;

/** Where a word stands. */
export type WordPosition = {
  key: LexigramKey;
  word: string;
  board: BoardId;
  /** From 0 to 127, row by row. */
  place: number;
};

/** What was typed in the grid, and when its last letter came, in milliseconds of any clock. */
export type TypedAhead = { characters: string; at: number };

export const NOTHING_TYPED: TypedAhead = { characters: '', at: Number.NEGATIVE_INFINITY };

/** A word without what typists leave out or write in another way: case, accents, spaces, hyphens, signs. */
export const foldedWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the key of a keyboard is a letter or a digit, not `Enter` and not the space that presses a button. */
export const isTyped = (key: string): boolean => [...key].length === 1 && foldedWord(key) !== '';

/** What is typed once a letter more has come; after a pause it begins anew. */
export const withCharacter = (
  { characters, at }: TypedAhead,
  character: string,
  now: number,
): TypedAhead => ({
  characters: now - at <= TYPE_AHEAD_MS ? characters + foldedWord(character) : foldedWord(character),
  at: now,
});

/** The first place from `from` on, round the board, whose word begins so. */
function placeFrom(words: readonly (string | null)[], characters: string, from: number): number | null {
  const places = words.map((_, step) => (from + step) % words.length);
  return places.find((place) => foldedWord(words[place] ?? '').startsWith(characters)) ?? null;
}

/**
 * Where typing leads from `place`: a first letter to the next word that begins so, further letters on to the word they
 * spell, the same letter again and again from one such word to the next. `null` where no word begins so.
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

/** How well a word answers a search: 0 is the word itself; `null` not at all. */
function computeDistance(word: string, asked: string): number | null {
  const folded = foldedWord(word);
  if (folded === asked) return 0;
  if (folded.startsWith(asked)) return 1;
  if (word.split(/[^\p{L}\p{N}]+/u).some((part) => foldedWord(part).startsWith(asked))) return 2;
  return folded.includes(asked) ? 3 : null;
}

/** The places of the words that answer a search, the nearest first, those of one kind in the order of the boards. */
export function foundWords(places: readonly WordPosition[], search: string): readonly WordPosition[] {
  const asked = foldedWord(search);
  if (asked === '') return [];
  return places
    .map((place) => ({ place, distance: computeDistance(place.word, asked) }))
    .filter((found): found is { place: WordPosition; distance: number } => found.distance !== null)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_FOUND)
    .map(({ place }) => place);
}
