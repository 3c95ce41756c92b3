/** How much of a post its card shows. */
export const PREVIEW_LENGTH = 100;

/** A page of posts is this long unless told otherwise, and never longer than POSTS_PAGE_MAX. */
export const POSTS_PAGE_DEFAULT = 20;
export const POSTS_PAGE_MAX = 100;

/** The card's preview of a post's plain text: its first 100 characters (never half of one) and '...'. */
export function buildPreview(plainText: string): string {
  const oneLine = plainText.replace(/\s+/g, ' ').trim();
  return `${[...oneLine.slice(0, PREVIEW_LENGTH * 2)].slice(0, PREVIEW_LENGTH).join('')}...`;
}
