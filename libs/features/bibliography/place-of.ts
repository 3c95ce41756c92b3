import type { Publication, PublicationName } from '@paniscus/domain';

const nameOf = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given.replaceAll(' ', ' ')} ${family}`;

/** 'In Chivers and Herbert (eds), Recent Advances in Primatology 1, 613–616. Academic Press', in its parts. */
export function placeOf(publication: Publication): { before: string; container: string; after: string } {
  const { editors = [], container = '', volume, issue, pages, publisher, place, issn, type } = publication;
  const edited = editors.map(nameOf).join(' and ');
  const before = edited === '' ? '' : `${edited} (${editors.length === 1 ? 'ed.' : 'eds'})`;
  const number = volume === undefined ? undefined : `${volume}${issue === undefined ? '' : `(${issue})`}`;
  const numbers = [number, pages?.replace('-', '–')].filter((part) => part !== undefined).join(', ');
  const house = [publisher, place].filter((part) => part !== undefined).join(', ');
  const after = [numbers, house, issn === undefined ? '' : `ISSN ${issn}`].filter(Boolean).join('. ');
  return { before: type === 'chapter' && before !== '' ? `In ${before}` : before, container, after };
}

/** The authors as they stand under the title, those of the founding researcher marked. */
export function authorsOf(publication: Publication, foundingNames: readonly string[]) {
  const { authors, hasOtherAuthors = false } = publication;
  const names = authors.map((name) => ({
    name: nameOf(name),
    isFounding: foundingNames.includes(name.family),
  }));
  return hasOtherAuthors ? [...names, { name: 'others', isFounding: false }] : names;
}
