import {
  countFound,
  foldedText,
  holdsPhrase,
  markedText,
  SEARCH_KINDS,
  buildSnippet,
  wordsIn,
} from '@paniscus/domain/search';
import type { SearchAnswer, SearchHit, SearchKind, SearchTerms } from '@paniscus/domain/search';
import { editDistance } from '@paniscus/domain/urls';
import MiniSearch from 'minisearch';
import type { SearchEntry } from './search.entry.ts';

/** Maximum relative edit distance of a suggestion: one letter in three. */
const NEARNESS = 0.34;
/** Shorter words resemble too many others; longer ones are not words. */
const NEAR_LENGTH = { min: 3, max: 30 };

type Indexed = { key: string; title: string; words: string; headings: string; text: string };

const getKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>) => `${kind}/${id}`;

const toText = ({ title, parts }: SearchEntry) =>
  [title, ...parts.flatMap(({ heading = '', text }) => [heading, text])].join('\n');

export type SearchRequest = { words: SearchTerms; kind?: SearchKind; hitsMax: number };

/** In-memory search index; titles and names rank above headings, headings above text. */
export class SearchIndex {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly spellings = new Map<string, string>();
  private readonly index = new MiniSearch<Indexed>({
    idField: 'key',
    fields: ['title', 'words', 'headings', 'text'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: foldedText,
    searchOptions: {
      boost: { title: 8, words: 8, headings: 3 },
      prefix: (term) => term.length > 1,
      combineWith: 'AND',
    },
  });

  put(entry: SearchEntry): void {
    const key = getKey(entry);
    const { title, words = '', parts } = entry;
    const indexed = {
      key,
      title,
      words,
      headings: parts.map(({ heading = '' }) => heading).join('\n'),
      text: parts.map(({ text }) => text).join('\n'),
    };
    if (this.entries.has(key)) this.index.replace(indexed);
    else this.index.add(indexed);
    this.entries.set(key, entry);
    for (const { word } of wordsIn(toText(entry))) this.learn(word);
  }

  drop(kind: SearchKind, id: string): void {
    const key = getKey({ kind, id });
    if (this.entries.delete(key)) this.index.discard(key);
  }

  find({ words, kind, hitsMax }: SearchRequest): SearchAnswer {
    const found = this.entriesWith(words);
    const groups = SEARCH_KINDS.filter((one) => kind === undefined || one === kind)
      .map((one) => ({ kind: one, entries: found.filter((entry) => entry.kind === one) }))
      .filter(({ entries }) => entries.length > 0)
      .map(({ kind: one, entries }) => ({
        kind: one,
        total: entries.length,
        hits: entries.slice(0, hitsMax).map((entry) => toHit(entry, words)),
      }));
    return found.length > 0 ? { groups } : { groups, closest: this.closest(words) };
  }

  private entriesWith({ words, phrases }: SearchTerms): SearchEntry[] {
    if (words.length === 0) return [];
    return this.index
      .search(words.join(' '))
      .map(({ id }) => this.entries.get(id as string))
      .filter((entry) => entry !== undefined)
      .filter((entry) => phrases.every((phrase) => holdsPhrase(toText(entry), phrase)));
  }

  /** The query with unknown words corrected; undefined when that finds nothing either. */
  private closest({ words }: SearchTerms): string | undefined {
    const near = words.map((word) => this.nearest(word));
    if (near.includes(undefined) || near.every((word, place) => word === words[place])) return undefined;
    if (this.index.search(near.join(' ')).length === 0) return undefined;
    return near.map((word = '') => this.spellings.get(word) ?? word).join(' ');
  }

  /** The indexed word with the smallest edit distance; ties go to the more frequent one. */
  private nearest(word: string): string | undefined {
    if (this.index.search(word).length > 0) return word;
    if (word.length < NEAR_LENGTH.min || word.length > NEAR_LENGTH.max) return undefined;
    const listEntries = new Map<string, number>();
    for (const { terms } of this.index.search(word, { fuzzy: NEARNESS, prefix: false }))
      for (const term of terms) listEntries.set(term, (listEntries.get(term) ?? 0) + 1);
    const [closest] = [...listEntries]
      .map(([term, entries]) => ({ term, entries, distance: editDistance(word, term) }))
      .toSorted((one, other) => one.distance - other.distance || other.entries - one.entries);
    return closest?.term;
  }

  /** Prefers the lowercase spelling if the word occurs in lowercase; a name keeps its capital. */
  private learn(word: string): void {
    const folded = foldedText(word);
    if (!this.spellings.has(folded) || word === word.toLowerCase()) this.spellings.set(folded, word);
  }
}

function toHit({ kind, id, title, words: names = '', parts }: SearchEntry, words: SearchTerms): SearchHit {
  const richest = parts
    .map((part) => ({ part, count: countFound(`${part.heading ?? ''} ${part.text}`, words) }))
    .reduce<{ part: (typeof parts)[number]; count: number } | undefined>(
      (best, one) => (best === undefined || one.count > best.count ? one : best),
      undefined,
    );
  const { heading, anchor, text = '' } = richest?.part ?? {};
  // A query that matches the page's name links to its beginning.
  const isNamed = anchor !== undefined && countFound(`${title} ${names}`, words) === words.words.length;
  return {
    kind,
    id,
    ...(richest !== undefined && richest.count > 0 && !isNamed && { heading, anchor }),
    title: markedText(title, words),
    snippet: buildSnippet(text, words),
  };
}
