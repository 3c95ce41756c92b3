import type { Publication, PublicationName } from '@paniscus/domain';

const getName = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given.replaceAll(' ', ' ')} ${family}`;

/**
 * 'In Chivers and Herbert (eds), Recent Advances in Primatology, 1, 613–616. Academic Press', in its parts; a comma
 * stands with a part only where another follows or precedes it.
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

/** The authors as they stand under the title, those of the founding researcher marked. */
export function formatAuthors(publication: Publication, foundingNames: readonly string[]) {
  const { authors, hasOtherAuthors = false } = publication;
  const names = authors.map((name) => ({
    name: getName(name),
    isFounding: foundingNames.includes(name.family),
  }));
  return hasOtherAuthors ? [...names, { name: 'others', isFounding: false }] : names;
}
