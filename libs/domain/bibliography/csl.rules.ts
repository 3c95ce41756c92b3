import type { Publication, PublicationName } from './bibliography.types.ts';

export type CslItem = Record<string, string | { 'date-parts': number[][] } | PublicationName[]> & {
  id: string;
  type: string;
};

/** Notice about unchecked details, included in every citation. */
export function formatCheckNote({ verification, unverifiedDetails }: Publication): string | undefined {
  if (verification === 'none') return 'Details not checked.';
  return unverifiedDetails === undefined ? undefined : `Not checked: ${unverifiedDetails}.`;
}

/** CSL-JSON has no word for authors that a source does not name, so it lists those that are known. */
export function toCsl(publication: Publication): CslItem {
  const { id, type, title, authors, editors, year, container, volume, issue } = publication;
  const { pages, publisher, place, doi, isbn, issn, pmc, pmid, fullText, note } = publication;
  const notes = [note, formatCheckNote(publication)].filter((text) => text !== undefined).join(' ');
  const fields: [string, CslItem[string] | undefined][] = [
    ['title', title],
    ['author', [...authors]],
    ['editor', editors === undefined ? undefined : [...editors]],
    ['issued', year === undefined ? undefined : { 'date-parts': [[year]] }],
    [type === 'thesis' ? 'genre' : 'container-title', container],
    ['volume', volume],
    ['issue', issue],
    ['page', pages],
    ['publisher', publisher],
    ['publisher-place', place],
    ['DOI', doi],
    ['ISBN', isbn],
    ['ISSN', issn],
    ['PMCID', pmc],
    ['PMID', pmid],
    ['URL', fullText],
    ['language', 'en'],
    ['note', notes],
  ];
  const present = fields.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value));
  return { id, type, ...Object.fromEntries(present) } as CslItem;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
