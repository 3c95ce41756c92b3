import type { SignCode } from '../glyph/parse-sign.ts';
import { SIGNS } from './signs.data.ts';

const words = new Map(Object.entries(SIGNS).map(([word, sign]) => [sign, word]));

export const findWord = (sign: SignCode): string | undefined => words.get(sign);
