import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import { describe, expect, it } from 'vitest';
import { publications } from './bibliography.data.ts';
import { findings } from './findings.data.ts';

/** Identifiers that were verified against their publication; no others may be published. */
const VERIFIED_DOIS = [
  '10.1007/978-1-4613-3012-7_18',
  '10.1007/978-3-642-46759-2_4',
  '10.1007/BF02547670',
  '10.1016/S0271-5309(96)00018-3',
  '10.1016/S0271-5309(97)00012-8',
  '10.1017/S0140525X00076536',
  '10.1017/S0305000900009090',
  '10.1023/A:1014925802015',
  '10.1023/A:1021487710547',
  '10.1073/pnas.1212855109',
  '10.1080/10888700701277261',
  '10.1093/oxfordhb/9780199738182.013.0019',
  '10.1126/science.675251',
  '10.1126/science.7434008',
  '10.1177/0142723710391872',
  '10.1371/journal.pone.0118408',
  '10.1387/theoria.565',
  '10.14673/HE201912047',
  '10.1668/0003-1569(2000)040[0910:ACHCAP]2.0.CO;2',
  '10.1901/jeab.1984.41-223',
  '10.3389/fpsyg.2014.01228',
  '10.3389/fpsyg.2022.885605',
  '10.4324/9781315807553-17',
];
const VERIFIED_ISBNS = [
  '0-19-510986-4',
  '0-231-06198-6',
  '0-471-15959-X',
  '978-0-12-601850-9',
  '978-1-4039-9604-6',
];

/** Archive pages verified to hold the full text. */
const VERIFIED_FULL_TEXTS = ['https://cepa.info/1325', 'https://cepa.info/1336'];

/** Works that newcomers look for first; what is known of them must not be lost. */
const KEY_WORKS = [
  'symbolic-communication-1978',
  'language-research-status-1978',
  'reference-linguistic-essential-1980',
  'verbal-behavior-procedural-1984',
  'capacity-to-acquire-language-1985',
  'ape-language-1986',
  'spontaneous-symbol-acquisition-1986',
  'summation-1987',
  'symbolic-cross-modal-transfer-1988',
  'child-and-chimp-1993',
  'ape-and-child-implications',
  'kanzi-1994',
  'comprehension-skills-1997',
  'apes-language-and-the-human-mind-1998',
  'stone-tool-making-1999',
  'spatial-memory-2002',
  'culture-prefigures-cognition-2005',
  'welfare-of-apes-2007',
  'nonhuman-primates-declare-2011',
  'stone-tools-2012',
];

const ownPublications = publications.filter(({ group }) => group === 'own');
const listPresent = (values: (string | undefined)[]) => values.filter((value) => value !== undefined).sort();

/** Verifies the ISBN check digit. */
function isIsbn(isbn: string): boolean {
  const digits = [...isbn.replaceAll('-', '')].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const getWeight = (index: number) => (digits.length === 10 ? 10 - index : index % 2 === 0 ? 1 : 3);
  const sum = digits.reduce((total, digit, index) => total + digit * getWeight(index), 0);
  return sum % (digits.length === 10 ? 11 : 10) === 0;
}

describe('bibliography', () => {
  it('lists 63 publications of the founding researcher and 8 works about the language, each with a unique id', () => {
    expect(ownPublications).toHaveLength(63);
    expect(publications).toHaveLength(71);
    expect(new Set(publications.map(({ id }) => id)).size).toBe(71);
    expect(publications.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('covers the years 1975 to 2019, and 1973 to 2022 for the works about the language', () => {
    const listYears = (works: typeof publications) => works.flatMap(({ year }) => year ?? []);
    const context = publications.filter(({ group }) => group === 'context');

    expect([Math.min(...listYears(ownPublications)), Math.max(...listYears(ownPublications))]).toEqual([
      1975, 2019,
    ]);
    expect([Math.min(...listYears(context)), Math.max(...listYears(context))]).toEqual([1973, 2022]);
    expect(publications.filter(({ year }) => year === undefined).map(({ id }) => id)).toEqual([
      'tool-use-and-exchange-reprint',
      'ape-and-child-implications',
    ]);
  });

  it('contains only verified identifiers', () => {
    expect(listPresent(publications.map(({ doi }) => doi))).toEqual(VERIFIED_DOIS);
    expect(listPresent(publications.map(({ isbn }) => isbn))).toEqual(VERIFIED_ISBNS);
    expect(listPresent(publications.map(({ pmc }) => pmc))).toEqual(['PMC3079886', 'PMC4214247']);
    expect(listPresent(publications.map(({ pmid }) => pmid))).toEqual(['17484674']);
    expect(listPresent(publications.map(({ issn }) => issn))).toEqual(['0495-4548']);
    expect(listPresent(publications.map(({ fullText }) => fullText))).toEqual(VERIFIED_FULL_TEXTS);
    expect(VERIFIED_ISBNS.filter((isbn) => !isIsbn(isbn))).toEqual([]);
  });

  it('omits bibliographic details of unverified publications', () => {
    const unverified = publications.filter(({ verification }) => verification === 'none');

    expect(unverified).toHaveLength(18);
    for (const { id, volume, issue, pages, publisher, doi, isbn, issn, pmc, pmid } of unverified)
      expect([volume, issue, pages, publisher, doi, isbn, issn, pmc, pmid].join(''), id).toBe('');
  });

  it('states a finding for twenty key works, and its source for each finding', () => {
    const ids = publications.map(({ id }) => id);

    expect(KEY_WORKS).toHaveLength(20);
    expect(KEY_WORKS.filter((id) => findings[id] === undefined)).toEqual([]);
    for (const [id, { text, source }] of Object.entries(findings)) {
      expect(ids).toContain(id);
      expect(text, id).toMatch(/^[A-Z“].*\.$/);
      expect(source, id).not.toBe('');
    }
  });

  it('names the unverified fields of partly verified publications only', () => {
    for (const { id, verification, unverifiedDetails } of publications)
      expect(unverifiedDetails === undefined, id).toBe(verification !== 'partial');
  });

  it('assigns a type and a topic to each publication and uses every type and topic', () => {
    expect(publications.filter(({ topics }) => topics.length === 0)).toEqual([]);
    expect(new Set(publications.map(({ type }) => type))).toEqual(new Set(PUBLICATION_TYPES));
    expect(new Set(publications.flatMap(({ topics }) => topics))).toEqual(new Set(PUBLICATION_TOPICS));
  });
});
