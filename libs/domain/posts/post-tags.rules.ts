/** Number of tags of a post. */
export const TAGS_MAX = 10;
export const TAG_LENGTH_MAX = 40;

/** Normalizes a tag for comparisons and URLs: `#Field Notes` becomes `field-notes`. Empty when nothing is left. */
export function normalizeTag(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Normalized tags without empty and repeated ones, in their order. */
export const normalizeTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(normalizeTag).filter((tag) => tag !== '')),
];

/** What was typed, with a comma after each tag, of which nothing is left when it is normalized: `🐵`. */
export const findUnusableTags = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && normalizeTag(part) === '');

/** Splits what was typed into a field, with a comma after each tag. */
export const parseTags = (text: string): string[] => normalizeTags(text.split(','));
