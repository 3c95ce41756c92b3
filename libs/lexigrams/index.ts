// The vocabulary of the board and the small generator that draws every sign from nine graphic elements.
export { GLYPH_ELEMENTS, GLYPH_SIZE } from './glyph/elements.data.ts';
export { glyphOf } from './glyph/glyph.ts';
export { LEXIGRAM_CLASSES, VOCABULARY } from './vocabulary/vocabulary.data.ts';
export { classOf, isWord } from './vocabulary/vocabulary.ts';
export type { ElementName, GlyphShape } from './glyph/elements.data.ts';
export type { Glyph } from './glyph/glyph.ts';
export type { LexigramClass, Word } from './vocabulary/vocabulary.data.ts';
