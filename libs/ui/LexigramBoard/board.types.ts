import type { LexigramClass, SignCode } from '@paniscus/lexigrams';

/** How many keys lie side by side. */
export type BoardColumns = 4 | 8 | 16;

/** What lies on a place of the board. */
export type BoardSign = { key: string; word: string; sign: SignCode; lexigramClass: LexigramClass };
