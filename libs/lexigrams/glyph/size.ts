/** Width and height of the square every sign is drawn on. */
export const GLYPH_SIZE = 48;
/** How thick a stroke is on it: two pixels on a tile of 32. */
export const GLYPH_STROKE = 3;
