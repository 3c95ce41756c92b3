import type { LexigramClass } from '@paniscus/domain';

/** Whole rows of sixteen words of one class, in the order in which they lie on the panel. */
export type Band = { lexigramClass: LexigramClass; words: readonly string[] };
