import type { LexigramKey } from './keyboard.types.ts';

/** Maximum number of signs in a sentence. */
export const MAX_SENTENCE = 8;

export type Sentence = readonly LexigramKey[];

export const isFull = (sentence: Sentence): boolean => sentence.length >= MAX_SENTENCE;

/** Appends a sign; a full sentence stays unchanged. */
export const withSign = (sentence: Sentence, key: LexigramKey): Sentence =>
  isFull(sentence) ? sentence : [...sentence, key];

/** Removes the sign at `index`, by default the last one. */
export const withoutSign = (sentence: Sentence, index = sentence.length - 1): Sentence =>
  sentence.filter((_, position) => position !== index);
