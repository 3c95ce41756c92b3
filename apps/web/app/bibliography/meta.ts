import type { Publication, PublicationType } from '@paniscus/domain';
import type { MetaDescriptor } from 'react-router-dom';
import { addressOf } from '../head/address';
import type { Writing } from '../head/structured-data';
import { trails } from '../head/trails';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';

const KINDS: Record<PublicationType, Writing['@type']> = {
  'article-journal': 'ScholarlyArticle',
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
};

const fullName = ({ family, given }: { family: string; given?: string }) =>
  given === undefined ? family : `${given} ${family}`;

/** A work in the words of schema.org. */
function schemaOf({ id, type, title, authors, year, container, doi, isbn }: Publication): Writing {
  return {
    '@type': KINDS[type],
    name: title,
    url: addressOf(paths.publication(id)),
    author: authors.map((author) => ({ '@type': 'Person', name: fullName(author) })),
    ...(year !== undefined && { datePublished: String(year) }),
    ...(container !== undefined &&
      type !== 'thesis' && { isPartOf: { '@type': 'CreativeWork', name: container } }),
    ...(doi !== undefined && { sameAs: `https://doi.org/${doi}` }),
    ...(isbn !== undefined && { isbn }),
  };
}

type BibliographyText = { title: string; description: string };

/** The head of the list: its text, and every work in it for machines that read such lists. */
export function aboutBibliography(
  { title, description }: BibliographyText,
  works: readonly Publication[],
): MetaDescriptor[] {
  const list = {
    '@type': 'CollectionPage' as const,
    name: title,
    description,
    url: addressOf(paths.bibliography),
    hasPart: works.map(({ id, title: name, type }) => ({
      '@type': KINDS[type],
      name,
      url: addressOf(paths.publication(id)),
    })),
  };
  return metaOf(pages.bibliography, { title: 'Bibliography', description, jsonLd: [list] });
}

/** The head of a work's page, with the words that reference managers and Google Scholar read (Highwire Press). */
export function aboutPublication(work: Publication): MetaDescriptor[] {
  const names = work.authors.map(({ family }) => family).join(', ');
  const description = [names, work.year, work.container].filter(Boolean).join(', ');
  return [
    ...metaOf(pages.publication, {
      // A reprint has the title of the first print.
      title: work.year === undefined ? work.title : `${work.title} (${work.year})`,
      description: `${work.title}. ${description}.`,
      type: work.type === 'book' ? 'book' : 'article',
      jsonLd: [schemaOf(work)],
      trail: trails.publication(work),
    }),
    ...highwireOf(work),
  ];
}

function highwireOf(work: Publication): MetaDescriptor[] {
  const {
    type,
    title,
    authors,
    year,
    container,
    volume,
    issue,
    pages: range,
    publisher,
    doi,
    isbn,
    issn,
  } = work;
  const [first, last] = range?.split('-') ?? [];
  const place = { 'article-journal': 'journal_title', chapter: 'inbook_title', book: '', thesis: '' }[type];
  const fields: [string, string | undefined][] = [
    ['title', title],
    ...authors.map(({ family, given }): [string, string] => [
      'author',
      given === undefined ? family : `${family}, ${given}`,
    ]),
    ['publication_date', year === undefined ? undefined : String(year)],
    [place, container],
    ['volume', volume],
    ['issue', issue],
    ['firstpage', first],
    ['lastpage', last],
    [type === 'thesis' ? 'dissertation_institution' : 'publisher', publisher],
    ['doi', doi],
    ['isbn', isbn],
    ['issn', issn],
  ];
  return fields
    .filter(([name, content]) => name !== '' && content !== undefined)
    .map(([name, content]) => ({ name: `citation_${name}`, content }));
}
