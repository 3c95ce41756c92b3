import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  publicationFilterFrom,
  buildPublicationQuery,
  publicationsByDecade,
  publicationsFor,
} from './bibliography.rules.ts';
import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from './bibliography.types.ts';
import type { Publication, PublicationFilter } from './bibliography.types.ts';
import { toCsl } from './csl.rules.ts';

const everything: PublicationFilter = { words: '', years: '', type: '', topic: '' };

const aPublication = (own: Partial<Publication> = {}): Publication => ({
  id: 'spatial-memory-2002',
  type: 'article-journal',
  topics: ['cognition'],
  title: 'Bonobo spatial memory',
  authors: [{ family: 'Menzel', given: 'C. R.' }, { family: 'Savage-Rumbaugh' }],
  year: 2002,
  group: 'own',
  checked: 'seen',
  ...own,
});

const getQuery = (address: string) =>
  new Map(
    address
      .replace(/^\?/, '')
      .split('&')
      .map((pair) => pair.split('='))
      .map(([word = '', value = '']) => [word, decodeURIComponent(value)] as const),
  );
const read = (address: string) => {
  const query = getQuery(address);
  return publicationFilterFrom({ get: (name) => query.get(name) ?? null });
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
  words: fc.string({ maxLength: 12 }),
  years: fc.constantFrom('', '1978', '1970s', '2010s', 'undated'),
  type: fc.constantFrom('' as const, ...PUBLICATION_TYPES),
  topic: fc.constantFrom('' as const, ...PUBLICATION_TOPICS),
});

describe('publication filter', () => {
  it.each(['menzel', 'MENZEL memory', 'memory bonobo', 'savage–rumbaugh', 'Ménzel', '2002', '  '])(
    'finds the publication by “%s”',
    (words) => {
      expect(publicationsFor([aPublication()], { ...everything, words })).toHaveLength(1);
    },
  );

  it('finds nothing when one of the words does not occur', () => {
    expect(publicationsFor([aPublication()], { ...everything, words: 'menzel stone' })).toEqual([]);
  });

  it('filters by year, decade and undated', () => {
    const works = [aPublication(), aPublication({ year: 2007 }), aPublication({ year: undefined })];
    const countFor = (years: string) => publicationsFor(works, { ...everything, years }).length;

    expect(['', '2002', '2000s', '1990s', 'undated'].map(countFor)).toEqual([3, 1, 2, 0, 1]);
  });

  it('returns a subset in the original order, and at most as many with each added criterion', () => {
    fc.assert(
      fc.property(publications, filters, (parts, filter) => {
        const works = parts.map((part, place) => aPublication({ ...part, id: String(place) }));

        const found = publicationsFor(works, filter);

        expect(found).toEqual(works.filter((work) => found.includes(work)));
        for (const choice of Object.keys(filter))
          expect(publicationsFor(works, { ...filter, [choice]: '' }).length).toBeGreaterThanOrEqual(
            found.length,
          );
        expect(publicationsFor(works, everything)).toEqual(works);
      }),
    );
  });

  it('survives a round trip through the query string', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const again = read(buildPublicationQuery(filter));

        expect(again).toEqual({ ...filter, words: filter.words.replaceAll(/\s+/g, ' ').trim() });
      }),
    );
  });

  it('ignores unknown values in the query string', () => {
    const filter = read('?q=stone&years=soon&type=film&topic=weather');

    expect(filter).toEqual({ ...everything, words: 'stone' });
  });

  it('sorts publications by decade and year, keeps all of them, and puts undated ones last', () => {
    fc.assert(
      fc.property(publications, (parts) => {
        const works = parts.map((part, place) => aPublication({ ...part, id: String(place) }));

        const ordered = publicationsByDecade(works).flatMap((decade) => decade.publications);

        const years = ordered.map(({ year }) => year ?? Infinity);
        expect(years).toEqual([...years].sort((one, other) => one - other || 0));
        expect(new Set(ordered)).toEqual(new Set(works));
        expect(ordered).toHaveLength(works.length);
      }),
    );
  });
});

describe('publication in CSL-JSON', () => {
  it('contains only the known fields', () => {
    expect(toCsl(aPublication({ doi: '10.1023/A:1014925802015' }))).toEqual({
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
    expect(toCsl(aPublication({ checked: 'memory' }))['note']).toBe('Details not checked.');
    expect(toCsl(aPublication({ checked: 'part', unchecked: 'title' }))['note']).toBe('Not checked: title.');
  });
});
