import { cutText } from '../text/cut-text.ts';
import { foldText } from './fold-text.ts';

/** Maximum length of a query in characters. */
export const SEARCH_MAX = 100;
/** Further terms are ignored. */
const MAX_TERMS = 12;

/** Stop words; used only within quotes, or when the query has no other terms. */
const STOP_WORDS = new Set(
  'a an and are as at by do for from in is it its of on or that the to was what who with'.split(' '),
);

/** Whether text is in a script that puts no spaces between words. */
export const lacksSpaces = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** Parsed query, in lowercase without accents: single terms, and phrases as lists of terms. */
export type ParsedQuery = {
  terms: readonly string[];
  phrases: readonly (readonly string[])[];
  /** Those of the terms that also match with one typing error. */
  misspelled?: readonly string[];
};

type TermInText = { term: string; at: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Splits a text into words, with where they begin; scripts without spaces are divided as a dictionary divides them. */
export const splitIntoTerms = (text: string): TermInText[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].flatMap(({ 0: term, index }) =>
    lacksSpaces(term) ? splitByDictionary(term, index) : [{ term, at: index }],
  );

const splitByDictionary = (run: string, at: number): TermInText[] =>
  [...segmenter.segment(run)].map(({ segment, index }) => ({ term: segment, at: at + index }));

const splitIntoNormalizedTerms = (text: string) => splitIntoTerms(text).map(({ term }) => foldText(term));

/** Normalizes input to one line without control characters. */
export const normalizeSearchText = (input: string | null): string =>
  (input ?? '')
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Normalizes the search of a list and cuts it to the length that its field allows. */
export const parseSearchText = (input: string | null): string =>
  cutText(normalizeSearchText(input), SEARCH_MAX);

/** Parses a search query. Text in closed quotes is a phrase. */
export function parseSearchQuery(text: string): ParsedQuery {
  const phrases = [...text.matchAll(/["“”„]([^"“”„]*)["“”„]/gu)]
    .map(([, phrase = '']) => splitIntoNormalizedTerms(phrase).slice(0, MAX_TERMS))
    .filter(({ length }) => length > 1);
  const terms = [...new Set(splitIntoNormalizedTerms(text))];
  const significant = terms.filter((term) => !STOP_WORDS.has(term));
  return { terms: (significant.length === 0 ? terms : significant).slice(0, MAX_TERMS), phrases };
}

/** Whether the text contains the terms in sequence. */
export function containsPhrase(text: string, phrase: readonly string[]): boolean {
  return ` ${splitIntoNormalizedTerms(text).join(' ')} `.includes(` ${phrase.join(' ')} `);
}
