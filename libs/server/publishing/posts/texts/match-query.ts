import type { ParsedQuery } from '@paniscus/domain/search';
import { listForms, listPairs, toKey, toTextPattern } from './expanded-terms.ts';
import type { ExpandedTerm } from './expanded-terms.ts';
import type { SearchScope } from './search-scope.ts';
import type { SearchStep } from './search-steps.ts';

/** Terms of titles, or of everything. */
export type TermColumn = 'title_terms' | 'terms';

export type MatchOptions = {
  scope: SearchScope;
  terms: readonly ExpandedTerm[];
  phrases: ParsedQuery['phrases'];
  steps: readonly SearchStep[];
  /** Numbers of keys in the index. */
  hash: (key: string) => number;
  max: number;
};

/** A matching post; better ones have a higher score. */
export type Match = { id: number; score: number; listedAt: number };

/** A match in the title counts as much as three thousand in the text. */
const TITLE_BOOST = 8;
const KEYS = 'list_post_terms(post_id, author_id, title_terms, terms)';
/** Pairs share numbers, so that the index has fewer of them. */
const PAIR_MASK = 0xfffff;

const toKeys = (term: ExpandedTerm, column: TermColumn) =>
  listForms(term).map((form) => (column === 'title_terms' ? '^' : '') + toKey(form));

/** All keys whose numbers are necessary. */
export const listKeys = ({ scope, terms, phrases }: Pick<MatchOptions, 'scope' | 'terms' | 'phrases'>) => [
  ...terms.flatMap((term) => [...toKeys(term, 'title_terms'), ...toKeys(term, 'terms')]),
  ...phrases.flatMap(listPairs),
  ...scope.keys,
];

/**
 * Query for the newest posts that have all terms in the column, and all phrases in the text. Different keys may have the
 * same number, so the text of what the index finds is compared as well, until there are enough.
 */
export function buildMatchQuery(
  column: TermColumn,
  { scope, steps, terms, phrases, hash, max }: MatchOptions,
): { sql: string; values: unknown[] } {
  const values: unknown[] = [...scope.parameters];
  const bindPatterns = (forms: readonly string[]) => `$${values.push(forms.map(toTextPattern))}::text[]`;
  // A text with the phrase has its terms.
  const inPhrases = column === 'terms' ? phrases.flat() : [];
  const others = terms.filter(({ term }) => !inPhrases.includes(term));
  const exact = others.filter(({ similar }) => similar.length === 0);
  const misspelled = others.filter(({ similar }) => similar.length > 0);

  const required = [
    ...[...exact.flatMap((term) => toKeys(term, column)), ...scope.keys].map(hash),
    ...phrases.flatMap(listPairs).map((pair) => hash(pair) & PAIR_MASK),
  ];
  const similar = misspelled.map((term) => toKeys(term, column).map(hash));
  const inIndex = [
    ...(required.length > 0 ? [`${KEYS} @> ${toArray(required)}`] : []),
    ...similar.map((keys) => `${KEYS} && ${toArray(keys)}`),
  ];
  const inText = [
    `${pad(column)} LIKE ALL (${bindPatterns(exact.flatMap(listForms))})`,
    `${pad('terms')} LIKE ALL (${bindPatterns(phrases.map((phrase) => `${phrase.join(' ')} `))})`,
    ...misspelled.map((term) => `${pad(column)} LIKE ANY (${bindPatterns(listForms(term))})`),
  ];
  // A step without blocks repeats a condition: one plan, which takes long to make, is for all steps.
  const [repeated = []] = required.length > 0 ? [required.slice(0, 1)] : similar;
  const ranges = steps.map(({ blocks = repeated, below }) => `(${toArray(blocks)}, ${below})`);
  const forms = terms.flatMap((term, index) => listForms(term).map((form) => ({ form: ` ${form}`, index })));
  const formColumns = [forms.map(({ form }) => form), forms.map(({ index }) => index)].map(
    (list) => `$${values.push(list)}`,
  );
  const sql = `
    SELECT id, extract(epoch FROM listed_at)::float AS "listedAt", (${buildScore(formColumns)}) AS score
    FROM (
      SELECT found.post_id AS id, post.listed_at, found.title_terms, found.terms
      FROM (VALUES ${ranges.join()}) AS step(keys, below)
      CROSS JOIN LATERAL (
        SELECT post_id, title_terms, terms FROM post_texts
        WHERE ${[`${KEYS} && step.keys`, ...inIndex].join(' AND ')} AND post_id < step.below
        ORDER BY post_id DESC OFFSET 0) AS found
      CROSS JOIN LATERAL (SELECT * FROM posts WHERE posts.id = found.post_id OFFSET 0) AS post
      WHERE ${[scope.condition, ...inText].join(' AND ')}
      LIMIT ${max}) AS found`;
  return { sql, values };
}

/** Posts whose title has most of the terms come first, then those that mention them most often. */
const buildScore = ([forms, numbers]: readonly string[]) => `
  SELECT ${TITLE_BOOST} * count(DISTINCT term) FILTER (WHERE strpos(${pad('title_terms')}, form) > 0)
    + ln(1 + sum(cardinality(string_to_array(${pad('terms')}, form)) - 1))
  FROM unnest(${forms}::text[], ${numbers}::integer[]) AS searched(form, term)`;

const toArray = (numbers: readonly number[]) => `'{${numbers.join()}}'::integer[]`;

/** Text of the column with a space before and after each term. */
const pad = (column: TermColumn) => `(' ' || found.${column} || ' ')`;
