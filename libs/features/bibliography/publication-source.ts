import type { Publication, PublicationName } from '@paniscus/domain/bibliography';

const getName = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given.replaceAll(' ', ' ')} ${family}`;

/**
 * Formats where a work was published, split at the container title: 'In Chivers and Herbert (eds.), Recent Advances in
 * Primatology, 1, 613–616. Academic Press'. Commas are added only between values that exist.
 */
export function formatSource(publication: Publication): { before: string; container: string; after: string } {
  const { editors = [], container = '', volume, issue, pages, publisher, place, issn, type } = publication;
  const editorNames = editors.map(getName).join(' and ');
  const credit = editorNames === '' ? '' : `${editorNames} (${editors.length === 1 ? 'ed.' : 'eds.'})`;
  const before = type === 'chapter' && credit !== '' ? `In ${credit}` : credit;
  const number = volume === undefined ? undefined : `${volume}${issue === undefined ? '' : `(${issue})`}`;
  const location = [number, pages?.replace('-', '–')].filter((value) => value !== undefined).join(', ');
  const imprint = [publisher, place].filter((value) => value !== undefined).join(', ');
  const after = [location, imprint, issn === undefined ? '' : `ISSN ${issn}`].filter(Boolean).join('. ');
  return {
    before: before === '' || (container === '' && after === '') ? before : `${before}, `,
    container,
    after: container === '' || after === '' ? after : `, ${after}`,
  };
}

/** Formats the authors and flags the founding researcher; ends with 'others' when the author list is incomplete. */
export function formatAuthors(publication: Publication, foundingNames: readonly string[]) {
  const { authors, hasOtherAuthors = false } = publication;
  const names = authors.map((name) => ({
    name: getName(name),
    isFounding: foundingNames.includes(name.family),
  }));
  return hasOtherAuthors ? [...names, { name: 'others', isFounding: false }] : names;
}
