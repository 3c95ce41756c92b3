/** Letters that are written from right to left, such as Hebrew and Arabic ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1ef00}]/u;

/**
 * A name for use in a sentence: one that is written from right to left does not move the words and the punctuation around it
 * (Unicode Standard Annex 9, explicit directional isolates). Other names stay as they are.
 */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
