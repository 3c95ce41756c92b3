import type { LexigramKey } from '@paniscus/domain';
import { lexigramOf } from '@paniscus/lexigrams';

/** A word as it is written. */
export const wordOf = (key: LexigramKey): string => lexigramOf(key)?.word ?? key;

export const wordsOf = (keys: readonly LexigramKey[]): string => keys.map(wordOf).join(' ');
