import { isTypingError, foldText, containsPhrase, splitIntoWords } from '@paniscus/domain/search';
import type { SearchKind, SearchTerms } from '@paniscus/domain/search';
import { editDistance } from '@paniscus/domain/urls';
import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { SearchEntry } from './search.entry.ts';

/** Maximum relative edit distance of a suggestion: one letter in three. */
const MAX_RELATIVE_DISTANCE = 0.34;
/** Shorter words resemble too many others; longer ones are not words. */
const SUGGESTION_LENGTH = { min: 3, max: 30 };

type Indexed = { key: string; title: string; synonyms: string; headings: string; text: string };

const getKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>) => `${kind}/${id}`;

const toText = ({ title, sections }: SearchEntry) =>
  [title, ...sections.flatMap(({ heading = '', text }) => [heading, text])].join('\n');

/** In-memory search index; titles and names rank above headings, headings above text. */
export class SearchIndex {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly spellings = new Map<string, string>();
  private readonly index = new MiniSearch<Indexed>({
    idField: 'key',
    fields: ['title', 'synonyms', 'headings', 'text'],
    tokenize: (text) => splitIntoWords(text).map(({ word }) => word),
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
    for (const { word } of splitIntoWords(toText(entry))) this.addSpelling(word);
  }

  drop(kind: SearchKind, id: string): void {
    const key = getKey({ kind, id });
    if (this.entries.delete(key)) this.index.discard(key);
  }

  hasWord(word: string): boolean {
    return this.index.search(word).length > 0;
  }

  /** Entries that have all words and phrases, best matches first. */
  find({ words, phrases, misspelled = [] }: SearchTerms): SearchEntry[] {
    if (words.length === 0) return [];
    const queries = words.map((word) => (misspelled.includes(word) ? this.toSimilarWords(word) : word));
    return this.index
      .search({ combineWith: 'AND', queries })
      .map(({ id }) => this.entries.get(id as string))
      .filter((entry) => entry !== undefined)
      .filter((entry) => phrases.every((phrase) => containsPhrase(toText(entry), phrase)));
  }

  private toSimilarWords(word: string): Query {
    const similar = [...this.spellings.keys()].filter((known) => isTypingError(word, known));
    return { combineWith: 'OR', queries: [word, { combineWith: 'OR', prefix: false, queries: similar }] };
  }

  /** The query with unknown words corrected; undefined when that finds nothing either. */
  suggest({ words }: SearchTerms): string | undefined {
    const nearest = words.map((word) => this.findNearest(word));
    if (nearest.includes(undefined) || nearest.every((word, index) => word === words[index]))
      return undefined;
    if (this.index.search(nearest.join(' ')).length === 0) return undefined;
    return nearest.map((word = '') => this.spellings.get(word) ?? word).join(' ');
  }

  /** The indexed word with the smallest edit distance; ties go to the more frequent one. */
  private findNearest(word: string): string | undefined {
    if (this.hasWord(word)) return word;
    if (word.length < SUGGESTION_LENGTH.min || word.length > SUGGESTION_LENGTH.max) return undefined;
    const entryCounts = new Map<string, number>();
    for (const { terms } of this.index.search(word, { fuzzy: MAX_RELATIVE_DISTANCE, prefix: false }))
      for (const term of terms) entryCounts.set(term, (entryCounts.get(term) ?? 0) + 1);
    const [closest] = [...entryCounts]
      .map(([term, entries]) => ({ term, entries, distance: editDistance(word, term) }))
      .toSorted(
        (candidate, other) => candidate.distance - other.distance || other.entries - candidate.entries,
      );
    return closest?.term;
  }

  /** Prefers the lowercase spelling if the word occurs in lowercase; a name keeps its capital. */
  private addSpelling(word: string): void {
    const folded = foldText(word);
    if (!this.spellings.has(folded) || word === word.toLowerCase()) this.spellings.set(folded, word);
  }
}
