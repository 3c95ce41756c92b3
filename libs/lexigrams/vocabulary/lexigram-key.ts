import type { LexigramKey } from '@paniscus/domain/keyboard';

/** URL- and file-safe key of a word: `Sue’s office` becomes `sue-s-office`. */
export const toLexigramKey = (word: string): LexigramKey => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
