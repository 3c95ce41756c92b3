import { WORDS } from '../vocabulary/words.ts';
import { COMBINATIONS } from './combinations.ts';
import { GLYPH_ELEMENTS } from './elements.data.ts';
import type { ElementName, GlyphShape } from './elements.data.ts';

/** A sign as text: its elements joined by a plus, as in `circle+dot`. */
export type SignCode = string;

const dealt = new Map(
  WORDS.map((word, index) => [word, (COMBINATIONS[index % COMBINATIONS.length] ?? []).join('+')]),
);

/** The sign of a word of the vocabulary. */
export const signOf = (word: string): SignCode => dealt.get(word) ?? 'dot';

/** What is drawn for a sign, in order. */
export const shapesOf = (sign: SignCode): GlyphShape[] =>
  sign.split('+').map((element) => GLYPH_ELEMENTS[element as ElementName]);
