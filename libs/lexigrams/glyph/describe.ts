import type { SignCode } from './shapes.ts';

/** A sign in words, for those who do not see it: the elements that lie on it, as in `circle, dot`. */
export const describeSign = (sign: SignCode): string => sign.split('+').join(', ');
