const SOFT_HYPHEN = '\u00AD';
/** At least three letters before and after a break. */
const BREAKS = /(?<=\p{L}{3})(?=\p{L}{3})/gu;

/** Number of characters of the longest part of a text that cannot be broken at a space or hyphen. */
export const countLongestPart = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map((part) => [...part].length));

/**
 * Marks where words with more than so many letters may be broken with a hyphen. Browsers break words in narrow places even
 * where they have no dictionary, and then without a hyphen.
 */
export const hyphenate = (text: string, maxUnbroken: number): string =>
  text.replace(/\p{L}+/gu, (part) =>
    [...part].length <= maxUnbroken ? part : part.replace(BREAKS, SOFT_HYPHEN),
  );
