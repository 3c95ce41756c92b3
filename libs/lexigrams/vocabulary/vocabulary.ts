import { VOCABULARY } from './vocabulary.data.ts';
import type { LexigramClass } from '@paniscus/domain';
import type { Word } from './vocabulary.data.ts';

/** Whether the word stands in the vocabulary. */
export const isWord = (word: string): word is Word => Object.hasOwn(VOCABULARY, word);

/** The class of a word; a word outside the vocabulary counts as a function word. */
export const classOf = (word: string): LexigramClass => (isWord(word) ? VOCABULARY[word] : 'function');
