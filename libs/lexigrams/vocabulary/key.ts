import type { LexigramKey } from '@paniscus/domain';

/** `Sue's office` is `sue-s-office`: what is safe in an address and as the name of a file. */
export const getKey = (word: string): LexigramKey => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
