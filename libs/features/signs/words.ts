import { keyOf, lexigramOf } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

/** The lexigrams of words that a text names; the spec beside this sees that each is in the vocabulary. */
export const lexigramsOf = (words: readonly string[]): Lexigram[] =>
  words.map((word) => lexigramOf(keyOf(word))).filter((lexigram) => lexigram !== undefined);
