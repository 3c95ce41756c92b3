import { getKey, findLexigram } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

/** The lexigrams of words that a text names; the spec beside this sees that each is in the vocabulary. */
export const findLexigrams = (words: readonly string[]): Lexigram[] =>
  words.map((word) => findLexigram(getKey(word))).filter((lexigram) => lexigram !== undefined);
