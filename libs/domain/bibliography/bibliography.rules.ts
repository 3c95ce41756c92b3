import { parseSearchText } from '../search/search.rules.ts';
import { createTextFilter } from '../search/text-filter.rules.ts';
import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography.types.ts';
import type { Publication, PublicationFilter } from './bibliography.types.ts';

const UNDATED = 'undated';

/** Parses the filter from query parameters; unknown values count as not set. */
export function parsePublicationFilter(query: { get(name: string): string | null }): PublicationFilter {
  const years = query.get('years') ?? '';
  return {
    search: parseSearchText(query.get('q')),
    years: years === UNDATED || /^\d{3}(?:\d|0s)$/.test(years) ? years : '',
    type: PUBLICATION_TYPES.find((type) => type === query.get('type')) ?? '',
    topic: PUBLICATION_TOPICS.find((topic) => topic === query.get('topic')) ?? '',
  };
}

/** Builds the query string of a filter, including the question mark; empty for the default filter. */
export function buildPublicationQuery({ search, years, type, topic }: PublicationFilter): string {
  const params = Object.entries({ q: search, years, type, topic }).filter(([, value]) => value !== '');
  return params
    .map(([name, value], index) => `${index === 0 ? '?' : '&'}${name}=${encodeURIComponent(value)}`)
    .join('');
}

/** '1970s', or 'undated'. */
const getDecade = ({ year }: Publication) => (year === undefined ? UNDATED : `${Math.floor(year / 10)}0s`);

const toSearchText = ({ title, type, authors, editors = [], container, publisher, ...ids }: Publication) =>
  [
    title,
    ...[...authors, ...editors].map(({ family }) => family),
    container,
    publisher,
    type,
    ...[ids.year, ids.doi, ids.isbn],
  ]
    .filter((field) => field !== undefined)
    .join('\n');

/** The years of a decade begin like it: “1980s” is searched as “198.” */
const replaceDecades = (search: string) =>
  search.replaceAll(/(?<=^|\s)((?:1[89]|20)\d)0['’]?s(?=\s|$)/g, '$1');

export function filterPublications(
  publications: readonly Publication[],
  filter: PublicationFilter,
): Publication[] {
  const matchesSearch = createTextFilter(publications.map(toSearchText), replaceDecades(filter.search));
  return publications.filter(
    (publication) =>
      [String(publication.year), getDecade(publication), ''].includes(filter.years) &&
      [publication.type, ''].includes(filter.type) &&
      (filter.topic === '' || publication.topics.includes(filter.topic)) &&
      matchesSearch(toSearchText(publication)),
  );
}

/** Groups publications by decade and sorts them by year, oldest first; undated ones come last. */
export function groupPublicationsByDecade(
  publications: readonly Publication[],
): { decade: string; publications: Publication[] }[] {
  const sorted = [...publications].sort(
    (one, other) => (one.year ?? Infinity) - (other.year ?? Infinity) || 0,
  );
  return [...new Set(sorted.map(getDecade))].map((decade) => ({
    decade,
    publications: sorted.filter((publication) => getDecade(publication) === decade),
  }));
}
