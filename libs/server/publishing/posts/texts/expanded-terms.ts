/** A term of a search and what it matches: words that begin with the first form, or are one of the others. */
export type ExpandedTerm = { term: string; similar: readonly string[] };

/** Longer beginnings of terms are not in the index. */
const INDEXED_PREFIX_MAX = 16;

/** Input makes a prefix of a term match from its second letter. */
const isPrefix = (term: string) => term.length > 1;

/** What matching terms begin with, in a text in which a space follows each term. */
export const listForms = ({ term, similar }: ExpandedTerm): string[] => [
  isPrefix(term) ? term : `${term} `,
  ...similar.filter((form) => !form.startsWith(term)).map((form) => `${form} `),
];

/** Key of the index that every post with the form has. */
export const toKey = (form: string): string =>
  form.endsWith(' ') ? form : [...form].slice(0, INDEXED_PREFIX_MAX).join('');

/** Pairs of adjacent terms, which are keys of the index as well. */
export const listPairs = (phrase: readonly string[]): string[] =>
  phrase.slice(1).map((term, index) => `${phrase[index]} ${term}`);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern of `LIKE` for terms that begin with this one. */
export const toPrefixPattern = (term: string): string => (isPrefix(term) ? `${escapeLike(term)}%` : term);

/** Pattern of `LIKE` for a text with the form, in which a space precedes and follows each term. */
export const toTextPattern = (form: string): string => `% ${escapeLike(form)}%`;
