import type { LexigramClass, SignCode } from '@paniscus/lexigrams';

export type BoardColumns = 4 | 8 | 16;

/** A key of the board. */
export type BoardSign = { key: string; word: string; sign: SignCode; lexigramClass: LexigramClass };
