/** In letters. */
export const SEARCH_MAX = 100;
/** Of more words than these the first are looked for. */
const WORDS_MAX = 12;

/** Too frequent to tell one text from another; they count when nothing else was asked for, and within quotes. */
const FREQUENT = new Set(
  'a an and are as at by do for from in is it its of on or that the to was what who with'.split(' '),
);

/** What is looked for: every word somewhere, every phrase word by word. All in small letters without accents. */
export type SearchTerms = { words: readonly string[]; phrases: readonly (readonly string[])[] };

/** Small letters without accents, so that nobody need know how a name is spelled. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text as they stand there, with the place of each. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

const foldedWordsIn = (text: string) => wordsIn(text).map(({ word }) => foldedText(word));

/** One line, without what only machines write. */
export const searchTextFrom = (given: string | null): string =>
  (given ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Reads what somebody typed; quotes hold a phrase together, one that is never closed is none. */
export function searchWordsFrom(text: string): SearchTerms {
  const phrases = [...text.matchAll(/["“”„]([^"“”„]*)["“”„]/gu)]
    .map(([, phrase = '']) => foldedWordsIn(phrase).slice(0, WORDS_MAX))
    .filter(({ length }) => length > 1);
  const all = [...new Set(foldedWordsIn(text))];
  const withSpeech = all.filter((word) => !FREQUENT.has(word));
  return { words: (withSpeech.length === 0 ? all : withSpeech).slice(0, WORDS_MAX), phrases };
}

/** Whether the words stand in the text one after the other. */
export function holdsPhrase(text: string, phrase: readonly string[]): boolean {
  return ` ${foldedWordsIn(text).join(' ')} `.includes(` ${phrase.join(' ')} `);
}
