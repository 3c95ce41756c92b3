/** A word of a search and what it matches: words that begin with the first form, or are one of the others. */
export type SearchedWord = { word: string; similar: readonly string[] };

const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** Input makes a prefix of a word match from its second letter. */
const isPrefix = (word: string) => word.length > 1;

/** Query of the type `tsquery` for one word. */
export const toWordQuery = ({ word, similar }: SearchedWord): string =>
  `(${[`${quote(word)}${isPrefix(word) ? ':*' : ''}`, ...similar.map(quote)].join(' | ')})`;

/** What the occurrences of a word begin with in words that are separated by single spaces. */
export const listOccurrences = ({ word, similar }: SearchedWord): string[] => [
  isPrefix(word) ? ` ${word}` : ` ${word} `,
  ...similar.filter((form) => !form.startsWith(word)).map((form) => ` ${form} `),
];

/** Pattern of `LIKE` for words that begin with this one. */
export const toPrefixPattern = (word: string): string =>
  isPrefix(word) ? `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : word;
