const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The longest beginning of a text with at most `max` UTF-16 code units, as databases and inputs count, that ends between
 * two characters as readers see them: never inside an emoji, a flag or an accented letter.
 */
export function cutText(text: string, max: number): string {
  const wellFormed = text.toWellFormed();
  if (wellFormed.length <= max) return wellFormed;
  const end = segmenter.segment(wellFormed).containing(max)?.index ?? max;
  // A single character longer than the limit is not text that anybody reads.
  return end > 0 ? wellFormed.slice(0, end) : wellFormed.slice(0, max).toWellFormed();
}

/** The first `count` characters as readers see them. */
export function takeCharacters(text: string, count: number): string {
  let taken = 0;
  let end = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    if (taken === count) break;
    taken += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
