// The vocabulary of the board and the small generator that draws every sign from nine graphic elements.
export { GLYPH_ELEMENTS, GLYPH_SIZE } from './glyph/elements.data';
export { glyphOf } from './glyph/glyph';
export { LEXIGRAM_CLASSES, VOCABULARY } from './vocabulary/vocabulary.data';
export { classOf, isWord } from './vocabulary/vocabulary';
export type { ElementName, GlyphShape } from './glyph/elements.data';
export type { Glyph } from './glyph/glyph';
export type { LexigramClass, Word } from './vocabulary/vocabulary.data';
