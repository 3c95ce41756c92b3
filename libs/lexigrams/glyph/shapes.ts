import { GLYPH_ELEMENTS } from './elements.data.ts';
import type { ElementName, GlyphShape } from './elements.data.ts';

/** A sign as text: its elements joined by a plus, as in `circle+dot`. */
export type SignCode = string;

/** What is drawn for a sign, in order. */
export const shapesOf = (sign: SignCode): GlyphShape[] =>
  sign.split('+').map((element) => GLYPH_ELEMENTS[element as ElementName]);
