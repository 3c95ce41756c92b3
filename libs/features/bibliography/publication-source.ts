import type { Publication, PublicationName } from '@paniscus/domain/bibliography';

const getName = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given.replaceAll(' ', ' ')} ${family}`;

/**
 * Formats where a work was published, split at the container title: 'In Chivers and Herbert (eds), Recent Advances in
 * Primatology, 1, 613–616. Academic Press'. Commas are added only between parts that exist.
 */
export function formatPlace(publication: Publication): { before: string; container: string; after: string } {
  const { editors = [], container = '', volume, issue, pages, publisher, place, issn, type } = publication;
  const edited = editors.map(getName).join(' and ');
  const named = edited === '' ? '' : `${edited} (${editors.length === 1 ? 'ed.' : 'eds'})`;
  const before = type === 'chapter' && named !== '' ? `In ${named}` : named;
  const number = volume === undefined ? undefined : `${volume}${issue === undefined ? '' : `(${issue})`}`;
  const numbers = [number, pages?.replace('-', '–')].filter((part) => part !== undefined).join(', ');
  const house = [publisher, place].filter((part) => part !== undefined).join(', ');
  const after = [numbers, house, issn === undefined ? '' : `ISSN ${issn}`].filter(Boolean).join('. ');
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
