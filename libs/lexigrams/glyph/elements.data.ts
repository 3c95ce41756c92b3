/** Width and height of the square every sign is drawn on. */
export const GLYPH_SIZE = 48;

export interface GlyphShape {
  /** An SVG path on the 48 x 48 square. */
  d: string;
  /** A solid shape is filled; every other one is a stroke. */
  isSolid: boolean;
}

export type ElementName =
  'dot' | 'circle' | 'box' | 'diamond' | 'vertical' | 'horizontal' | 'cross' | 'wave' | 'bar';

/** The nine graphic elements, in the order in which they lie on each other. */
export const GLYPH_ELEMENTS: Readonly<Record<ElementName, GlyphShape>> = {
  box: { d: 'M9 9H39V39H9Z', isSolid: false },
  diamond: { d: 'M24 6L42 24L24 42L6 24Z', isSolid: false },
  circle: { d: 'M24 12A12 12 0 1 1 24 36A12 12 0 1 1 24 12Z', isSolid: false },
  cross: { d: 'M9 9L39 39M39 9L9 39', isSolid: false },
  vertical: { d: 'M24 6V42', isSolid: false },
  horizontal: { d: 'M6 24H42', isSolid: false },
  wave: { d: 'M5 24Q9.75 13 14.5 24T24 24T33.5 24T43 24', isSolid: false },
  bar: { d: 'M13 34H35V39H13Z', isSolid: true },
  dot: { d: 'M24 19.5A4.5 4.5 0 1 1 24 28.5A4.5 4.5 0 1 1 24 19.5Z', isSolid: true },
};
