// The vocabulary of the board and the small generator that draws every sign from nine graphic elements.
export { GLYPH_ELEMENTS, GLYPH_SIZE } from './glyph/elements.data.ts';
export { glyphOf } from './glyph/glyph.ts';
export { shapesOf } from './glyph/shapes.ts';
export { signOf } from './glyph/sign.ts';
export { LEXIGRAMS, lexigramOf, PANELS } from './panels/panels.ts';
export { LEXIGRAM_CLASSES, VOCABULARY } from './vocabulary/vocabulary.data.ts';
export { keyOf } from './vocabulary/key.ts';
export { classOf, isWord } from './vocabulary/vocabulary.ts';
export type { ElementName, GlyphShape } from './glyph/elements.data.ts';
export type { Glyph } from './glyph/glyph.ts';
export type { LexigramClass } from '@paniscus/domain';
export type { Word } from './vocabulary/vocabulary.data.ts';
export type { SignCode } from './glyph/shapes.ts';
export type { Lexigram, Panel } from './panels/panels.ts';
