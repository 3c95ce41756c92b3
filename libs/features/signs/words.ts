import { getKey, findLexigram } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

/** Lexigrams of the words in a text; the spec ensures that each is in the vocabulary. */
export const findLexigrams = (words: readonly string[]): Lexigram[] =>
  words.map((word) => findLexigram(getKey(word))).filter((lexigram) => lexigram !== undefined);
