import type { LexigramKey } from './keyboard.types.ts';

/** A sentence holds at most eight signs (spec 4). */
export const MAX_SENTENCE = 8;

export type Sentence = readonly LexigramKey[];

export const isFull = (sentence: Sentence): boolean => sentence.length >= MAX_SENTENCE;

/** The sentence with one sign more at its end; a full one stays as it is. */
export const withSign = (sentence: Sentence, key: LexigramKey): Sentence =>
  isFull(sentence) ? sentence : [...sentence, key];

/** The sentence without the sign at `index`, counted from 0; without its last one unless told. */
export const withoutSign = (sentence: Sentence, index = sentence.length - 1): Sentence =>
  sentence.filter((_, position) => position !== index);
