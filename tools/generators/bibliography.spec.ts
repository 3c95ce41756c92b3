import { Cite } from '@citation-js/core';
import { describe, expect, it } from 'vitest';
import { publications } from '#libs/content/bibliography/bibliography.data.ts';
import { citations } from '#libs/content/bibliography/citations.data.ts';
import { formatCitation } from './bibliography/citations.ts';

const listFields = (ris: string, tag: string) =>
  ris
    .split('\n')
    .filter((line) => line.startsWith(`${tag}  - `))
    .map((line) => line.slice(6));

/** Replaces characters that BibTeX converts to ASCII. */
const toBibtexCharacters = (text: string) => text.replaceAll(/[“”]/g, '"').replaceAll('…', '...');

describe('generated citations', () => {
  it('match the publications; otherwise run node tools/generators/bibliography.ts', () => {
    expect(citations).toEqual(
      Object.fromEntries(publications.map((work) => [work.id, formatCitation(work)])),
    );
  });

  it.each(publications.map((work) => [work.id, work] as const))(
    'of %s are unchanged after a BibTeX round trip',
    (id, work) => {
      const [parsed] = new Cite(citations[id]?.bibtex).data;

      expect(parsed).toMatchObject({ 'citation-key': id.replaceAll('-', '_') });
      expect(toBibtexCharacters(String(parsed?.['title']))).toBe(toBibtexCharacters(work.title));
      expect(parsed?.['DOI']).toBe(work.doi);
    },
  );

  it.each(publications.map((work) => [work.id, work] as const))('of %s are complete in RIS', (id, work) => {
    const ris = citations[id]?.ris ?? '';

    expect(ris).toMatch(/^TY {2}- (?:JOUR|CHAP|BOOK|THES)\n/);
    expect(ris).toMatch(/\nER {2}- $/);
    expect(listFields(ris, 'ID')).toEqual([id]);
    expect(listFields(ris, 'TI')).toEqual([work.title]);
    expect(listFields(ris, 'AU')).toHaveLength(work.authors.length);
    expect(listFields(ris, 'PY')).toEqual(work.year === undefined ? [] : [String(work.year)]);
    expect(listFields(ris, 'DO')).toEqual(work.doi === undefined ? [] : [work.doi]);
  });

  it('say that there are other authors as each format does, and never name one “others”', () => {
    const incomplete = publications.filter(({ hasOtherAuthors }) => hasOtherAuthors === true);
    expect(incomplete.map(({ id }) => id)).toContain('computer-mediates-1973');

    for (const { id } of incomplete) {
      const { apa = '', bibtex = '', ris = '' } = citations[id] ?? {};
      expect(apa).toMatch(/\., et al\. \(\d{4}\)\. /);
      expect(bibtex).toMatch(/author = \{[^{}]+ and others\}/);
      expect(ris).not.toContain('others');
    }
  });

  it('follow APA style', () => {
    expect(citations['stone-tools-2012']?.apa).toBe(
      'Roffman, I., Savage-Rumbaugh, S., Rubert-Pugh, E., Ronen, A., & Nevo, E. (2012). Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus). Proceedings of the National Academy of Sciences, 109(36), 14500–14503. https://doi.org/10.1073/pnas.1212855109',
    );
  });
});
