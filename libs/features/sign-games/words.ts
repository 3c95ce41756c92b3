import type { LexigramKey } from '@paniscus/domain';
import { findLexigram } from '@paniscus/lexigrams';

export const getWord = (key: LexigramKey): string => findLexigram(key)?.word ?? key;

export const listWords = (keys: readonly LexigramKey[]): string => keys.map(getWord).join(' ');
