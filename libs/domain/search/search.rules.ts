import { foldText } from './fold-text.ts';

/** Maximum length of a query in characters. */
export const SEARCH_MAX = 100;
/** Further words are ignored. */
const MAX_WORDS = 12;

/** Stop words; used only within quotes, or when the query has no other words. */
const STOP_WORDS = new Set(
  'a an and are as at by do for from in is it its of on or that the to was what who with'.split(' '),
);

/** Whether text is in a script that puts no spaces between words. */
export const lacksSpaces = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Parsed query, in lowercase without accents: single words, and phrases as lists of words. */
export type SearchTerms = {
  words: readonly string[];
  phrases: readonly (readonly string[])[];
  /** Those of the words that also match with one typing error. */
  misspelled?: readonly string[];
};

type WordInText = { word: string; at: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words of a text and where they begin; scripts without spaces are divided as a dictionary divides them. */
export const splitIntoWords = (text: string): WordInText[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].flatMap(({ 0: word, index }) =>
    lacksSpaces(word) ? splitByDictionary(word, index) : [{ word, at: index }],
  );

const splitByDictionary = (run: string, at: number): WordInText[] =>
  [...segmenter.segment(run)].map(({ segment, index }) => ({ word: segment, at: at + index }));

const splitIntoNormalizedWords = (text: string) => splitIntoWords(text).map(({ word }) => foldText(word));

/** Normalizes input to one line without control characters. */
export const normalizeSearchText = (input: string | null): string =>
  (input ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Parses a search query. Text in closed quotes is a phrase. */
export function parseSearchQuery(text: string): SearchTerms {
  const phrases = [...text.matchAll(/["“”„]([^"“”„]*)["“”„]/gu)]
    .map(([, phrase = '']) => splitIntoNormalizedWords(phrase).slice(0, MAX_WORDS))
    .filter(({ length }) => length > 1);
  const words = [...new Set(splitIntoNormalizedWords(text))];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return { words: (significant.length === 0 ? words : significant).slice(0, MAX_WORDS), phrases };
}

/** Whether the text contains the words in sequence. */
export function containsPhrase(text: string, phrase: readonly string[]): boolean {
  return ` ${splitIntoNormalizedWords(text).join(' ')} `.includes(` ${phrase.join(' ')} `);
}
