import { cutText } from '../text/cut-text.ts';

/** Maximum length of a derived excerpt, with its ellipsis. */
export const DERIVED_EXCERPT_MAX = 200;

/** Derives the excerpt of a post from its first paragraph. Cuts between words; only a longer word is split. */
export function deriveExcerpt(paragraph: string): string {
  const oneLine = toOneLine(paragraph);
  if (oneLine.length <= DERIVED_EXCERPT_MAX) return oneLine;
  const start = oneLine.slice(0, DERIVED_EXCERPT_MAX);
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end) : cutText(oneLine, DERIVED_EXCERPT_MAX - 1);
  return `${trimPunctuation(words)}…`;
}

const PUNCTUATION = new Set(' ,;:.…–—-');

function trimPunctuation(text: string): string {
  let { length } = text;
  while (length > 0 && PUNCTUATION.has(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** Replaces line breaks and repeated spaces with one space. */
export const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
