import type { LexigramKey } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';

export const getWord = (key: LexigramKey): string => findLexigram(key)?.word ?? key;

export const joinWords = (keys: readonly LexigramKey[]): string => keys.map(getWord).join(' ');
