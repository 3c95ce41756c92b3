/** Number of characters that search engines show. */
const DESCRIPTION_MAX = 160;

/** Truncates a description at a word boundary. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX))} …`;
}
