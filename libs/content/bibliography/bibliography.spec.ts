import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import { describe, expect, it } from 'vitest';
import { publications } from './bibliography.data.ts';

/** Identifiers verified against their publication. No others may be published. */
const SEEN_DOIS = [
  '10.1007/978-1-4613-3012-7_18',
  '10.1007/978-3-642-46759-2_4',
  '10.1016/S0271-5309(97)00012-8',
  '10.1017/S0140525X00076536',
  '10.1023/A:1014925802015',
  '10.1073/pnas.1212855109',
  '10.1080/10888700701277261',
  '10.1093/oxfordhb/9780199738182.013.0019',
  '10.1126/science.675251',
  '10.1177/0142723710391872',
  '10.1371/journal.pone.0118408',
  '10.14673/HE201912047',
  '10.3389/fpsyg.2022.885605',
  '10.4324/9781315807553-17',
];
const SEEN_ISBNS = [
  '0-19-510986-4',
  '0-231-06198-6',
  '0-471-15959-X',
  '978-0-12-601850-9',
  '978-1-4039-9604-6',
];

/** Archive pages verified to hold the full text. */
const SEEN_FULL_TEXTS = ['https://cepa.info/1325', 'https://cepa.info/1336'];

const own = publications.filter(({ group }) => group === 'own');
const given = (values: (string | undefined)[]) => values.filter((value) => value !== undefined).sort();

/** Verifies the ISBN check digit. */
function isIsbn(isbn: string): boolean {
  const digits = [...isbn.replaceAll('-', '')].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const weigh = (place: number) => (digits.length === 10 ? 10 - place : place % 2 === 0 ? 1 : 3);
  const sum = digits.reduce((total, digit, place) => total + digit * weigh(place), 0);
  return sum % (digits.length === 10 ? 11 : 10) === 0;
}

describe('bibliography', () => {
  it('lists 63 publications of the founding researcher and 8 works about the language, each with a unique id', () => {
    expect(own).toHaveLength(63);
    expect(publications).toHaveLength(71);
    expect(new Set(publications.map(({ id }) => id)).size).toBe(71);
    expect(publications.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('covers 1975 to 2019, and 1973 to 2022 for the works about the language', () => {
    const listYears = (works: typeof publications) => works.flatMap(({ year }) => year ?? []);
    const context = publications.filter(({ group }) => group === 'context');

    expect([Math.min(...listYears(own)), Math.max(...listYears(own))]).toEqual([1975, 2019]);
    expect([Math.min(...listYears(context)), Math.max(...listYears(context))]).toEqual([1973, 2022]);
    expect(publications.filter(({ year }) => year === undefined).map(({ id }) => id)).toEqual([
      'tool-use-and-exchange-reprint',
      'ape-and-child-implications',
    ]);
  });

  it('contains only verified identifiers', () => {
    expect(given(publications.map(({ doi }) => doi))).toEqual(SEEN_DOIS);
    expect(given(publications.map(({ isbn }) => isbn))).toEqual(SEEN_ISBNS);
    expect(given(publications.map(({ pmc }) => pmc))).toEqual(['PMC3079886']);
    expect(given(publications.map(({ pmid }) => pmid))).toEqual(['17484674']);
    expect(given(publications.map(({ issn }) => issn))).toEqual(['0495-4548']);
    expect(given(publications.map(({ fullText }) => fullText))).toEqual(SEEN_FULL_TEXTS);
    expect(SEEN_ISBNS.filter((isbn) => !isIsbn(isbn))).toEqual([]);
  });

  it('omits bibliographic details of publications that were never looked up', () => {
    const remembered = publications.filter(({ checked }) => checked === 'memory');

    expect(remembered).toHaveLength(33);
    for (const { id, volume, issue, pages, publisher, doi, isbn, issn, pmc, pmid } of remembered)
      expect([volume, issue, pages, publisher, doi, isbn, issn, pmc, pmid].join(''), id).toBe('');
  });

  it('names the unchecked fields of each partly checked publication, and of no other', () => {
    for (const { id, checked, unchecked } of publications)
      expect(unchecked === undefined, id).toBe(checked !== 'part');
  });

  it('assigns a type and a topic to each publication and uses every type and topic', () => {
    expect(publications.filter(({ topics }) => topics.length === 0)).toEqual([]);
    expect(new Set(publications.map(({ type }) => type))).toEqual(new Set(PUBLICATION_TYPES));
    expect(new Set(publications.flatMap(({ topics }) => topics))).toEqual(new Set(PUBLICATION_TOPICS));
  });
});
