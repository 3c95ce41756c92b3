// Vocabulary of the board, and the generator that draws signs from nine graphic elements.
export { composeSign } from './glyph/compose.ts';
export { ELEMENTS } from './glyph/elements.data.ts';
export { GLYPH_SIZE, GLYPH_STROKE } from './glyph/size.ts';
export { describeSign } from './glyph/describe.ts';
export { computeFrame, parseSign } from './glyph/parts.ts';
export { getShapes } from './glyph/shapes.ts';
export { LEXIGRAMS, findLexigram, PANELS } from './panels/panels.ts';
export { CHIRP_URL, clipUrl, spriteUrl } from './sounds/urls.ts';
export { SPRITES } from './sounds/sprites.ts';
export { SITE_SIGNS } from './site/site-signs.data.ts';
export { LEXIGRAM_CLASSES } from './vocabulary/classes.data.ts';
export { getKey } from './vocabulary/key.ts';
export { getWord } from './vocabulary/word-of.ts';
export type { ElementName, VariantName } from './glyph/elements.data.ts';
export type { Frame, SignCode, SignPart } from './glyph/parts.ts';
export type { LexigramClass, SiteWord } from '@paniscus/domain/keyboard';
export type { Lexigram } from './panels/panels.ts';
export type { SoundFormat } from './sounds/urls.ts';
