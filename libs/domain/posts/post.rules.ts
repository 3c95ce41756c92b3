import { cutText, takeCharacters } from '../text/cut-text.ts';

/** Characters that a title may have. */
export const TITLE_MAX = 200;
/** Characters that a text may have. */
export const CONTENT_MAX = 100_000;

const PREVIEW_LENGTH = 100;
/** In code units; far above the length of any preview. */
const PREVIEW_MAX = 2000;

/** Default page size of the post list; the maximum is POSTS_PAGE_MAX. */
export const POSTS_PAGE_DEFAULT = 20;
export const POSTS_PAGE_MAX = 100;

/** The date that readers see: the time of publication, or of the first draft while there is none. ISO 8601. */
export const getPostTime = ({
  published_at: publishedAt,
  created_at: createdAt,
}: {
  published_at: string | null;
  created_at: string;
}): string => publishedAt ?? createdAt;

/** Builds the card preview: the first 100 characters of the plain text, as readers count them, and '...'. */
export function buildPreview(plainText: string): string {
  const oneLine = plainText.replace(/\s+/g, ' ').trim();
  return `${takeCharacters(cutText(oneLine, PREVIEW_MAX), PREVIEW_LENGTH)}...`;
}

/** Title of a duplicate, shortened to the maximum length. */
export function buildCopyTitle(title: string): string {
  const suffix = ' (copy)';
  return cutText(title, TITLE_MAX - suffix.length) + suffix;
}
