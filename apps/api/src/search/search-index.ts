import {
  countFound,
  editDistance,
  foldedText,
  holdsPhrase,
  markedText,
  SEARCH_KINDS,
  buildSnippet,
  wordsIn,
} from '@paniscus/domain';
import type { SearchAnswer, SearchHit, SearchKind, SearchTerms } from '@paniscus/domain';
import MiniSearch from 'minisearch';
import type { SearchEntry } from './search.entry.ts';

/** How near a word must come to be offered instead of one that is not there: one letter in three. */
const NEARNESS = 0.34;
/** Shorter words come near to too many, longer ones are none. */
const NEAR_LENGTH = { min: 3, max: 30 };

type Indexed = { key: string; title: string; words: string; headings: string; text: string };

const getKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>) => `${kind}/${id}`;

const toText = ({ title, parts }: SearchEntry) =>
  [title, ...parts.flatMap(({ heading = '', text }) => [heading, text])].join('\n');

/** What to look for, of which kind (of all when none is named), and how much of each kind is wanted. */
export type SearchRequest = { words: SearchTerms; kind?: SearchKind; hitsMax: number };

/** All that can be found, in memory: a title or a name weighs more than a heading, a heading more than the text. */
export class SearchIndex {
  private readonly entries = new Map<string, SearchEntry>();
  /** How a word is spelled where it stands, by its folded form. */
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

  /** Adds an entry, or takes it instead of the one that had its name. */
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

  /** What is found, by kind, the best of each first. */
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

  /** The same words, each that is not there put right; nothing when that finds nothing either. */
  private closest({ words }: SearchTerms): string | undefined {
    const near = words.map((word) => this.nearest(word));
    if (near.includes(undefined) || near.every((word, place) => word === words[place])) return undefined;
    if (this.index.search(near.join(' ')).length === 0) return undefined;
    return near.map((word = '') => this.spellings.get(word) ?? word).join(' ');
  }

  /** The word that differs in the fewest letters; of two as near, the one that stands in more places. */
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

  /** A word that is ever written small is offered so; a name keeps its capital. */
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
  // Who asks for a page by its name wants to begin where it begins.
  const isNamed = anchor !== undefined && countFound(`${title} ${names}`, words) === words.words.length;
  return {
    kind,
    id,
    ...(richest !== undefined && richest.count > 0 && !isNamed && { heading, anchor }),
    title: markedText(title, words),
    snippet: buildSnippet(text, words),
  };
}
