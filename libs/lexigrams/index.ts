// The vocabulary of the board and the small generator that draws every sign from nine graphic elements.
export { ELEMENTS, GLYPH_SIZE, GLYPH_STROKE } from './glyph/elements.data.ts';
export { describeSign } from './glyph/describe.ts';
export { composeSign, frameOf, partsOf } from './glyph/parts.ts';
export { shapesOf } from './glyph/shapes.ts';
export { LEXIGRAMS, lexigramOf, PANELS } from './panels/panels.ts';
export { CHIRP_URL, clipUrl, spriteUrl } from './sounds/addresses.ts';
export { SPRITES } from './sounds/sprites.ts';
export { SITE_SIGNS } from './site/site-signs.data.ts';
export { LEXIGRAM_CLASSES } from './vocabulary/classes.data.ts';
export { keyOf } from './vocabulary/key.ts';
export { wordOf } from './vocabulary/word-of.ts';
export type { ElementName, SignElement, VariantName } from './glyph/elements.data.ts';
export type { Frame, SignCode, SignPart } from './glyph/parts.ts';
export type { GlyphShape } from './glyph/shapes.ts';
export type { LexigramClass, SiteWord } from '@paniscus/domain';
export type { Lexigram, Panel } from './panels/panels.ts';
export type { SoundFormat } from './sounds/addresses.ts';
export type { SpritePlace } from './sounds/sprites.ts';
