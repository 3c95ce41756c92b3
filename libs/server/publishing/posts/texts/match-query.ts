import type { SearchTerms } from '@paniscus/domain/search';
import type { SearchScope } from './search-scope.ts';
import type { SearchStep } from './search-steps.ts';
import { listForms, listPairs, toTerm, toTextPattern } from './searched-words.ts';
import type { SearchedWord } from './searched-words.ts';

/** Words of titles, or of everything. */
export type WordColumn = 'title_words' | 'words';

export type MatchOptions = {
  scope: SearchScope;
  words: readonly SearchedWord[];
  phrases: SearchTerms['phrases'];
  steps: readonly SearchStep[];
  /** Numbers of terms in the index. */
  hash: (term: string) => number;
  max: number;
};

/** A matching post; better ones have a higher score. */
export type Match = { id: number; score: number; listedAt: number };

/** A match in the title counts as much as three thousand in the text. */
const TITLE_BOOST = 8;
const TERMS = 'list_post_terms(post_id, author_id, title_words, words)';
/** Pairs share numbers, so that the index has fewer of them. */
const PAIR_MASK = 0xfffff;

const toTerms = (word: SearchedWord, column: WordColumn) =>
  listForms(word).map((form) => (column === 'title_words' ? '^' : '') + toTerm(form));

/** All terms whose numbers are necessary. */
export const listTerms = ({ scope, words, phrases }: Pick<MatchOptions, 'scope' | 'words' | 'phrases'>) => [
  ...words.flatMap((word) => [...toTerms(word, 'title_words'), ...toTerms(word, 'words')]),
  ...phrases.flatMap(listPairs),
  ...scope.terms,
];

/**
 * Query for the newest posts that have all words in the column, and all phrases in the text. Different terms may have the
 * same number, so the text of what the index finds is compared as well, until there are enough.
 */
export function buildMatchQuery(
  column: WordColumn,
  { scope, steps, words, phrases, hash, max }: MatchOptions,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [...scope.parameters];
  const bindPatterns = (forms: readonly string[]) => `$${values.push(forms.map(toTextPattern))}::text[]`;
  // A text with the phrase has its words.
  const inPhrases = column === 'words' ? phrases.flat() : [];
  const others = words.filter(({ word }) => !inPhrases.includes(word));
  const exact = others.filter(({ similar }) => similar.length === 0);
  const misspelled = others.filter(({ similar }) => similar.length > 0);

  const required = [
    ...[...exact.flatMap((word) => toTerms(word, column)), ...scope.terms].map(hash),
    ...phrases.flatMap(listPairs).map((pair) => hash(pair) & PAIR_MASK),
  ];
  const inIndex = [
    ...(required.length > 0 ? [`${TERMS} @> ${toArray(required)}`] : []),
    ...misspelled.map((word) => `${TERMS} && ${toArray(toTerms(word, column).map(hash))}`),
  ];
  // The same condition twice: the planner expects fewer posts, and does not compile the query or divide it between workers.
  const repeated = required.length > 1 ? [] : inIndex.slice(0, 1);
  const inText = [
    `${pad(column)} LIKE ALL (${bindPatterns(exact.flatMap(listForms))})`,
    `${pad('words')} LIKE ALL (${bindPatterns(phrases.map((phrase) => `${phrase.join(' ')} `))})`,
    ...misspelled.map((word) => `${pad(column)} LIKE ANY (${bindPatterns(listForms(word))})`),
  ];
  const selects = steps.map(
    (step) => `(
      SELECT found.post_id AS id, post.listed_at, found.title_words, found.words
      FROM (
        SELECT post_id, title_words, words FROM post_texts
        WHERE ${[...inIndex, ...('blocks' in step ? [`${TERMS} && ${toArray(step.blocks)}`] : repeated)].join(' AND ')}
        ORDER BY post_id DESC OFFSET 0) AS found
      JOIN LATERAL (SELECT * FROM posts WHERE posts.id = found.post_id OFFSET 0) post ON TRUE
      WHERE ${[scope.condition, ...inText, ...isBelow(step)].join(' AND ')}
      ORDER BY found.post_id DESC LIMIT ${max})`,
  );
  const forms = words.flatMap((word, index) => listForms(word).map((form) => ({ form: ` ${form}`, index })));
  const formsOfWords = [forms.map(({ form }) => form), forms.map(({ index }) => index)].map(
    (list) => `$${values.push(list)}`,
  );
  const sql = `
    SELECT id, extract(epoch FROM listed_at)::float AS "listedAt", (${buildScore(formsOfWords)}) AS score
    FROM (${selects.join(' UNION ALL ')}) AS found LIMIT ${max}`;
  return { sql, values };
}

/** Posts whose title has most of the words come first, then those that mention them most often. */
const buildScore = ([forms, numbers]: readonly string[]) => `
  SELECT ${TITLE_BOOST} * count(DISTINCT word) FILTER (WHERE strpos(${pad('title_words')}, form) > 0)
    + ln(1 + sum(cardinality(string_to_array(${pad('words')}, form)) - 1))
  FROM unnest(${forms}::text[], ${numbers}::integer[]) AS searched(form, word)`;

const toArray = (numbers: readonly number[]) => `'{${numbers.join()}}'::integer[]`;

const isBelow = (step: SearchStep) => ('below' in step ? [`found.post_id < ${step.below}`] : []);

/** Text of the column with a space before and after each word. */
const pad = (column: WordColumn) => `(' ' || found.${column} || ' ')`;
