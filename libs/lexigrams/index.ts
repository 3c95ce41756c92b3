// Vocabulary of the board, and the generator that draws signs from nine graphic elements.
export { composeSign } from './glyph/compose-sign.ts';
export { ELEMENTS } from './glyph/elements.data.ts';
export { GLYPH_SIZE, GLYPH_STROKE } from './glyph/glyph-size.ts';
export { describeSign } from './glyph/describe-sign.ts';
export { findFrame, parseSign } from './glyph/parse-sign.ts';
export { getShapes } from './glyph/get-shapes.ts';
export { LEXIGRAMS, findLexigram, PANELS } from './panels/panels.ts';
export { CHIRP_URL, clipUrl, spriteUrl } from './sounds/sound-urls.ts';
export { SPRITES } from './sounds/sprites.ts';
export { SITE_SIGNS } from './site/site-signs.data.ts';
export { LEXIGRAM_CLASSES } from './vocabulary/classes.data.ts';
export { toLexigramKey } from './vocabulary/lexigram-key.ts';
export { findWord } from './vocabulary/find-word.ts';
export type { ElementName, VariantName } from './glyph/elements.data.ts';
export type { Frame, SignCode, SignPart } from './glyph/parse-sign.ts';
export type { LexigramClass, SiteWord } from '@paniscus/domain/keyboard';
export type { Lexigram } from './panels/panels.ts';
export type { SoundFormat } from './sounds/sound-urls.ts';
