import { WORDS } from '../vocabulary/words.ts';
import { COMBINATIONS } from './combinations.ts';
import type { SignCode } from './shapes.ts';

const dealt = new Map(
  WORDS.map((word, index) => [word, (COMBINATIONS[index % COMBINATIONS.length] ?? []).join('+')]),
);

/** The sign of a word of the vocabulary. */
export const signOf = (word: string): SignCode => dealt.get(word) ?? 'dot';
