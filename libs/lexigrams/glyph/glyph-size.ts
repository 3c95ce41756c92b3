/** Width and height of the square on which signs are drawn. */
export const GLYPH_SIZE = 48;
/** Stroke width on that square: two pixels on a 32-pixel tile. */
export const GLYPH_STROKE = 3;
