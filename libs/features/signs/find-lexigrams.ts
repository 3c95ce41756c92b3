import { findLexigram, toLexigramKey } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

/** Lexigrams of the words in the content; a spec ensures that each is in the vocabulary. */
export const findLexigrams = (words: readonly string[]): Lexigram[] =>
  words.map((word) => findLexigram(toLexigramKey(word))).filter((lexigram) => lexigram !== undefined);
