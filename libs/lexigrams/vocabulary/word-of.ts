import type { SignCode } from '../glyph/parts.ts';
import { SIGNS } from './signs.data.ts';

const words = new Map(Object.entries(SIGNS).map(([word, sign]) => [sign, word]));

export const getWord = (sign: SignCode): string | undefined => words.get(sign);
