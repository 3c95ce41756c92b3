import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography.types.ts';
import type { Publication, PublicationFilter } from './bibliography.types.ts';

const WORDS_MAX = 80;
const UNDATED = 'undated';

/** Parses the filter from query parameters; unknown values count as not set. */
export function publicationFilterFrom(query: { get(name: string): string | null }): PublicationFilter {
  const years = query.get('years') ?? '';
  return {
    words: (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, WORDS_MAX).toWellFormed(),
    years: years === UNDATED || /^\d{3}(?:\d|0s)$/.test(years) ? years : '',
    type: PUBLICATION_TYPES.find((type) => type === query.get('type')) ?? '',
    topic: PUBLICATION_TOPICS.find((topic) => topic === query.get('topic')) ?? '',
  };
}

/** Builds the query string of a filter, including the question mark; empty for the default filter. */
export function buildPublicationQuery({ words, years, type, topic }: PublicationFilter): string {
  const chosen = Object.entries({ q: words, years, type, topic }).filter(([, value]) => value !== '');
  return chosen
    .map(([word, value], place) => `${place === 0 ? '?' : '&'}${word}=${encodeURIComponent(value)}`)
    .join('');
}

/** '1970s', or 'undated'. */
const getDecade = ({ year }: Publication) => (year === undefined ? UNDATED : `${Math.floor(year / 10)}0s`);

/** Lowercase without accents, so that search is insensitive to both. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‐-–]/g, '-').toLowerCase();

const toText = ({ title, authors, editors = [], container, publisher, year, doi, isbn }: Publication) =>
  plain(
    [title, ...[...authors, ...editors].map(({ family }) => family), container, publisher, year, doi, isbn]
      .filter((part) => part !== undefined)
      .join(' '),
  );

export function publicationsFor(all: readonly Publication[], filter: PublicationFilter): Publication[] {
  const words = plain(filter.words).split(' ').filter(Boolean);
  return all.filter((publication) => {
    const text = words.length === 0 ? '' : toText(publication);
    return (
      words.every((word) => text.includes(word)) &&
      [String(publication.year), getDecade(publication), ''].includes(filter.years) &&
      [publication.type, ''].includes(filter.type) &&
      (filter.topic === '' || publication.topics.includes(filter.topic))
    );
  });
}

/** Groups publications by decade and sorts them by year, oldest first; undated ones come last. */
export function publicationsByDecade(
  publications: readonly Publication[],
): { decade: string; publications: Publication[] }[] {
  const ordered = [...publications].sort(
    (one, other) => (one.year ?? Infinity) - (other.year ?? Infinity) || 0,
  );
  return [...new Set(ordered.map(getDecade))].map((decade) => ({
    decade,
    publications: ordered.filter((publication) => getDecade(publication) === decade),
  }));
}
