import type { LexigramClass } from '@paniscus/domain/keyboard';

/** Complete rows of sixteen words of one class, in panel order. */
export type WordRows = { lexigramClass: LexigramClass; words: readonly string[] };
