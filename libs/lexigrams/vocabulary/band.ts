import type { LexigramClass } from '@paniscus/domain/keyboard';

/** Whole rows of sixteen words of one class, in panel order. */
export type Band = { lexigramClass: LexigramClass; words: readonly string[] };
