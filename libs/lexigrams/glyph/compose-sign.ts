import { ELEMENTS } from './elements.data.ts';
import { isFrame } from './parse-sign.ts';
import type { SignCode, SignPart } from './parse-sign.ts';

const order = new Map(ELEMENTS.map(({ name }, index) => [name, index]));
const getRank = ({ element, variant }: SignPart): number =>
  variant === undefined && isFrame(element) ? -1 : (order.get(element) ?? 0);
const toText = ({ element, variant }: SignPart): string =>
  variant === undefined ? element : `${element}.${variant}`;

/** Code of a sign in canonical part order. */
export const composeSign = (parts: readonly SignPart[]): SignCode =>
  parts
    .toSorted((a, b) => getRank(a) - getRank(b))
    .map(toText)
    .join('+');
