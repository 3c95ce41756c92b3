/** As many characters as search engines show of a description. */
const DESCRIPTION_MAX = 160;

/** A text as a description: whole, or cut between two words. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX))} …`;
}
