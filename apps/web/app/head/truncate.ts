import { cutText } from '@paniscus/domain/text';

/** Number of characters that search engines show. */
const DESCRIPTION_MAX = 160;
/** Leaves room for the name of the site. */
const TITLE_MAX = 140;

/** Truncates a description at a word boundary. */
export const truncateDescription = (text: string) => truncate(text, DESCRIPTION_MAX);

/** Truncates the title of a page at a word boundary. */
export const truncateTitle = (text: string) => truncate(text, TITLE_MAX);

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${end > 0 ? text.slice(0, end) : cutText(text, max)} …`;
}
