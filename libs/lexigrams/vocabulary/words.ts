import { ALPHA } from './alpha.data.ts';
import { BETA } from './beta.data.ts';
import { GAMMA } from './gamma.data.ts';

export const WORDS: readonly string[] = [...ALPHA, ...BETA, ...GAMMA].flatMap(({ words }) => words);
