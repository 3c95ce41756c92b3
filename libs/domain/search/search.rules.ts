/** In letters. */
export const SEARCH_MAX = 100;
/** Further words are ignored. */
const WORDS_MAX = 12;

/** Stop words; used only within quotes, or when the query has no other words. */
const FREQUENT = new Set(
  'a an and are as at by do for from in is it its of on or that the to was what who with'.split(' '),
);

/** Parsed query, in lowercase without accents: single words, and phrases as lists of words. */
export type SearchTerms = { words: readonly string[]; phrases: readonly (readonly string[])[] };

/** Lowercase without accents, so that search is insensitive to both. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

const foldedWordsIn = (text: string) => wordsIn(text).map(({ word }) => foldedText(word));

/** Normalizes input to one line without control characters. */
export const searchTextFrom = (given: string | null): string =>
  (given ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Parses a search query. Text in closed quotes is a phrase. */
export function searchWordsFrom(text: string): SearchTerms {
  const phrases = [...text.matchAll(/["“”„]([^"“”„]*)["“”„]/gu)]
    .map(([, phrase = '']) => foldedWordsIn(phrase).slice(0, WORDS_MAX))
    .filter(({ length }) => length > 1);
  const all = [...new Set(foldedWordsIn(text))];
  const withSpeech = all.filter((word) => !FREQUENT.has(word));
  return { words: (withSpeech.length === 0 ? all : withSpeech).slice(0, WORDS_MAX), phrases };
}

/** Whether the text contains the words in sequence. */
export function holdsPhrase(text: string, phrase: readonly string[]): boolean {
  return ` ${foldedWordsIn(text).join(' ')} `.includes(` ${phrase.join(' ')} `);
}
