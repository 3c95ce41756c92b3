import {
  containsPhrase,
  foldText,
  isTypingError,
  listNumberForms,
  splitIntoTerms,
} from '@paniscus/domain/search';
import type { ParsedQuery, SearchKind } from '@paniscus/domain/search';
import { editDistance } from '@paniscus/domain/urls';
import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { SearchEntry } from './search.entry.ts';

/** Maximum relative edit distance of a suggestion: one letter in three. */
const MAX_RELATIVE_DISTANCE = 0.34;
/** Shorter terms resemble too many others; longer ones are not words. */
const SUGGESTION_LENGTH = { min: 3, max: 30 };

type Indexed = { key: string; title: string; synonyms: string; headings: string; text: string };

const getKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>) => `${kind}/${id}`;

/** What begins with the term, or is its singular or plural. */
const toQuery = (term: string): Query => ({
  combineWith: 'OR',
  queries: [term, { combineWith: 'OR', prefix: false, queries: listNumberForms(term) }],
});

const toText = ({ title, sections }: SearchEntry) =>
  [title, ...sections.flatMap(({ heading = '', text }) => [heading, text])].join('\n');

/** In-memory search index; titles and names rank above headings, headings above text. */
export class SearchIndex {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly spellings = new Map<string, string>();
  private readonly index = new MiniSearch<Indexed>({
    idField: 'key',
    fields: ['title', 'synonyms', 'headings', 'text'],
    tokenize: (text) => splitIntoTerms(text).map(({ term }) => term),
    processTerm: foldText,
    searchOptions: {
      boost: { title: 8, synonyms: 8, headings: 3 },
      prefix: (term) => term.length > 1,
      combineWith: 'AND',
    },
  });

  put(entry: SearchEntry): void {
    const key = getKey(entry);
    const { title, synonyms = '', sections } = entry;
    const indexed = {
      key,
      title,
      synonyms,
      headings: sections.map(({ heading = '' }) => heading).join('\n'),
      text: sections.map(({ text }) => text).join('\n'),
    };
    if (this.entries.has(key)) this.index.replace(indexed);
    else this.index.add(indexed);
    this.entries.set(key, entry);
    for (const { term } of splitIntoTerms(toText(entry))) this.addSpelling(term);
  }

  drop(kind: SearchKind, id: string): void {
    const key = getKey({ kind, id });
    if (this.entries.delete(key)) this.index.discard(key);
  }

  hasTerm(term: string): boolean {
    return this.index.search(toQuery(term)).length > 0;
  }

  /** Entries that have all terms and phrases, best matches first. */
  find({ terms, phrases, misspelled = [] }: ParsedQuery): SearchEntry[] {
    if (terms.length === 0) return [];
    const queries = terms.map((term) =>
      misspelled.includes(term) ? this.toSimilarTerms(term) : toQuery(term),
    );
    return this.index
      .search({ combineWith: 'AND', queries })
      .map(({ id }) => this.entries.get(id as string))
      .filter((entry) => entry !== undefined)
      .filter((entry) => phrases.every((phrase) => containsPhrase(toText(entry), phrase)));
  }

  private toSimilarTerms(term: string): Query {
    const similar = [...this.spellings.keys()].filter((known) => isTypingError(term, known));
    return { combineWith: 'OR', queries: [term, { combineWith: 'OR', prefix: false, queries: similar }] };
  }

  /** The query with unknown terms corrected; undefined when that finds nothing either. */
  suggest({ terms }: ParsedQuery): string | undefined {
    const nearest = terms.map((term) => this.findNearest(term));
    if (nearest.includes(undefined) || nearest.every((term, index) => term === terms[index]))
      return undefined;
    if (this.index.search(nearest.join(' ')).length === 0) return undefined;
    return nearest.map((term = '') => this.spellings.get(term) ?? term).join(' ');
  }

  /** The indexed term with the smallest edit distance; ties go to the more frequent one. */
  private findNearest(typed: string): string | undefined {
    if (this.hasTerm(typed)) return typed;
    if (typed.length < SUGGESTION_LENGTH.min || typed.length > SUGGESTION_LENGTH.max) return undefined;
    const entryCounts = new Map<string, number>();
    for (const { terms } of this.index.search(typed, { fuzzy: MAX_RELATIVE_DISTANCE, prefix: false }))
      for (const term of terms) entryCounts.set(term, (entryCounts.get(term) ?? 0) + 1);
    const [closest] = [...entryCounts]
      .map(([term, entries]) => ({ term, entries, distance: editDistance(typed, term) }))
      .toSorted(
        (candidate, other) => candidate.distance - other.distance || other.entries - candidate.entries,
      );
    return closest?.term;
  }

  /** Prefers the lowercase spelling if the term occurs in lowercase; a name keeps its capital. */
  private addSpelling(term: string): void {
    const folded = foldText(term);
    if (!this.spellings.has(folded) || term === term.toLowerCase()) this.spellings.set(folded, term);
  }
}
