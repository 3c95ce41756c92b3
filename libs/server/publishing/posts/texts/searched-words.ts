/** A word of a search and what it matches: words that begin with the first form, or are one of the others. */
export type SearchedWord = { word: string; similar: readonly string[] };

/** Longer beginnings of words are not in the index. */
const INDEXED_PREFIX_MAX = 16;

/** Input makes a prefix of a word match from its second letter. */
const isPrefix = (word: string) => word.length > 1;

/** What matching words begin with, in a text in which a space follows each word. */
export const listForms = ({ word, similar }: SearchedWord): string[] => [
  isPrefix(word) ? word : `${word} `,
  ...similar.filter((form) => !form.startsWith(word)).map((form) => `${form} `),
];

/** Term of the index that every post with the form has. */
export const toTerm = (form: string): string =>
  form.endsWith(' ') ? form : [...form].slice(0, INDEXED_PREFIX_MAX).join('');

/** Pairs of adjacent words, which are terms of the index as well. */
export const listPairs = (phrase: readonly string[]): string[] =>
  phrase.slice(1).map((word, index) => `${phrase[index]} ${word}`);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern of `LIKE` for words that begin with this one. */
export const toPrefixPattern = (word: string): string => (isPrefix(word) ? `${escapeLike(word)}%` : word);

/** Pattern of `LIKE` for a text with the form, in which a space precedes and follows each word. */
export const toTextPattern = (form: string): string => `% ${escapeLike(form)}%`;
