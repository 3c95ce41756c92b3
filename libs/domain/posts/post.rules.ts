import { TITLE_MAX } from './post.schema.ts';

const PREVIEW_LENGTH = 100;

/** Default page size of the post list; the maximum is POSTS_PAGE_MAX. */
export const POSTS_PAGE_DEFAULT = 20;
export const POSTS_PAGE_MAX = 100;

/** Builds the card preview: the first 100 characters of the plain text and '...'. Never splits a surrogate pair. */
export function buildPreview(plainText: string): string {
  const oneLine = plainText.replace(/\s+/g, ' ').trim();
  return `${[...oneLine.slice(0, PREVIEW_LENGTH * 2)].slice(0, PREVIEW_LENGTH).join('')}...`;
}

/** Title of a duplicate, shortened to the maximum length. */
export function buildCopyTitle(title: string): string {
  const suffix = ' (copy)';
  return title.slice(0, TITLE_MAX - suffix.length).toWellFormed() + suffix;
}
