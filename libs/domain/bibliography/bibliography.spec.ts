import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parsePublicationFilter,
  buildPublicationQuery,
  groupPublicationsByDecade,
  filterPublications,
} from './bibliography.rules.ts';
import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography.types.ts';
import type { Publication, PublicationFilter } from './bibliography.types.ts';
import { toCsl } from './csl.rules.ts';

const NO_FILTER: PublicationFilter = { search: '', years: '', type: '', topic: '' };

const createPublication = (overrides: Partial<Publication> = {}): Publication => ({
  id: 'spatial-memory-2002',
  type: 'article-journal',
  topics: ['cognition'],
  title: 'Bonobo spatial memory',
  authors: [{ family: 'Menzel', given: 'C. R.' }, { family: 'Savage-Rumbaugh' }],
  year: 2002,
  group: 'own',
  verification: 'full',
  ...overrides,
});

const parseQuery = (text: string) =>
  new Map(
    text
      .replace(/^\?/, '')
      .split('&')
      .map((pair) => pair.split('='))
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)] as const),
  );
const parseFilter = (text: string) => {
  const query = parseQuery(text);
  return parsePublicationFilter({ get: (name) => query.get(name) ?? null });
};

const publications = fc.array(
  fc.record({
    title: fc.string({ maxLength: 30 }),
    year: fc.option(fc.integer({ min: 1970, max: 2029 }), { nil: undefined }),
    type: fc.constantFrom(...PUBLICATION_TYPES),
    topics: fc.uniqueArray(fc.constantFrom(...PUBLICATION_TOPICS), { minLength: 1 }),
  }),
);
const filters = fc.record({
  search: fc.string({ maxLength: 12 }),
  years: fc.constantFrom('', '1978', '1970s', '2010s', 'undated'),
  type: fc.constantFrom('' as const, ...PUBLICATION_TYPES),
  topic: fc.constantFrom('' as const, ...PUBLICATION_TOPICS),
});

describe('publication filter', () => {
  it.each([
    'menzel',
    'MENZEL memory',
    'memory bonobo',
    'savage–rumbaugh',
    'Ménzel',
    'articles',
    '2002',
    '2000s',
    'menzel 2000’s',
    '  ',
  ])('finds the publication by “%s”', (search) => {
    expect(filterPublications([createPublication()], { ...NO_FILTER, search })).toHaveLength(1);
  });

  it.each(['"spatial memory"', '“bonobo spatial” menzel', '"savage-rumbaugh"', 'mezel memory', 'spatail'])(
    'finds the publication by the phrase or the typing error in %s',
    (search) => {
      expect(filterPublications([createPublication()], { ...NO_FILTER, search })).toHaveLength(1);
    },
  );

  it.each(['"memory spatial"', '"bonobo memory"', '"memory menzel"', '2003', '1990s', '200s', '"2000s"'])(
    'finds nothing by %s, which does not occur like this',
    (search) => {
      expect(filterPublications([createPublication()], { ...NO_FILTER, search })).toEqual([]);
    },
  );

  it('finds nothing when one of the search words does not occur', () => {
    expect(filterPublications([createPublication()], { ...NO_FILTER, search: 'menzel stone' })).toEqual([]);
  });

  it('filters by year, decade and undated', () => {
    const all = [
      createPublication(),
      createPublication({ year: 2007 }),
      createPublication({ year: undefined }),
    ];
    const countFor = (years: string) => filterPublications(all, { ...NO_FILTER, years }).length;

    expect(['', '2002', '2000s', '1990s', 'undated'].map(countFor)).toEqual([3, 1, 2, 0, 1]);
  });

  it('returns a subset in the original order, and at most as many with each added criterion', () => {
    fc.assert(
      fc.property(publications, filters, (samples, filter) => {
        const all = samples.map((sample, index) => createPublication({ ...sample, id: String(index) }));

        const found = filterPublications(all, filter);

        expect(found).toEqual(all.filter((publication) => found.includes(publication)));
        for (const choice of Object.keys(filter))
          expect(filterPublications(all, { ...filter, [choice]: '' }).length).toBeGreaterThanOrEqual(
            found.length,
          );
        expect(filterPublications(all, NO_FILTER)).toEqual(all);
      }),
    );
  });

  it('survives a round trip through the query string', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const parsed = parseFilter(buildPublicationQuery(filter));

        expect(parsed).toEqual({ ...filter, search: filter.search.replaceAll(/\s+/g, ' ').trim() });
      }),
    );
  });

  it('ignores unknown values in the query string', () => {
    const filter = parseFilter('?q=stone&years=soon&type=film&topic=weather');

    expect(filter).toEqual({ ...NO_FILTER, search: 'stone' });
  });

  it('groups all publications by decade, sorted by year, with undated ones last', () => {
    fc.assert(
      fc.property(publications, (samples) => {
        const all = samples.map((sample, index) => createPublication({ ...sample, id: String(index) }));

        const sorted = groupPublicationsByDecade(all).flatMap((decade) => decade.publications);

        const years = sorted.map(({ year }) => year ?? Infinity);
        expect(years).toEqual([...years].sort((one, other) => one - other || 0));
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(sorted).toHaveLength(all.length);
      }),
    );
  });
});

describe('publication in CSL-JSON', () => {
  it('contains only the known fields', () => {
    expect(toCsl(createPublication({ doi: '10.1023/A:1014925802015' }))).toEqual({
      id: 'spatial-memory-2002',
      type: 'article-journal',
      title: 'Bonobo spatial memory',
      author: [{ family: 'Menzel', given: 'C. R.' }, { family: 'Savage-Rumbaugh' }],
      issued: { 'date-parts': [[2002]] },
      DOI: '10.1023/A:1014925802015',
      language: 'en',
    });
  });

  it('names the unchecked details in its note', () => {
    expect(toCsl(createPublication({ verification: 'none' }))['note']).toBe('Details not checked.');
    expect(toCsl(createPublication({ verification: 'partial', unverifiedDetails: 'title' }))['note']).toBe(
      'Not checked: title.',
    );
  });
});
