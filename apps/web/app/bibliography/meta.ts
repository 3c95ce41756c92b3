import type { Publication, PublicationName, PublicationType } from '@paniscus/domain/bibliography';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { trails } from '../head/breadcrumbs';
import type { Container, Writing } from '../head/structured-data';
import { getAddress } from '../head/url';
import { buildMeta } from '../meta';

const KINDS: Record<PublicationType, Writing['@type']> = {
  'article-journal': 'ScholarlyArticle',
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
};

const fullName = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given} ${family}`;

const familyFirst = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${family}, ${given}`;

const toPerson = (name: PublicationName) => ({ '@type': 'Person' as const, name: fullName(name) });

function readSchema(work: Publication): Writing {
  const { id, type, title, authors, editors, year, publisher, pages: range, doi, isbn } = work;
  const place = toContainer(work);
  return {
    '@type': KINDS[type],
    name: title,
    headline: title,
    url: getAddress(paths.publication(id)),
    inLanguage: 'en',
    author: authors.map(toPerson),
    ...(editors !== undefined && { editor: editors.map(toPerson) }),
    ...(year !== undefined && { datePublished: String(year) }),
    ...(publisher !== undefined && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(range !== undefined && { pagination: range }),
    ...(place !== undefined && { isPartOf: place }),
    ...(doi !== undefined && { sameAs: `https://doi.org/${doi}` }),
    ...(isbn !== undefined && { isbn }),
  };
}

function toContainer({ type, container, volume, issue, issn }: Publication): Container | undefined {
  if (container === undefined || type === 'thesis') return undefined;
  if (type === 'chapter') return { '@type': 'Book', name: container };
  let place: Container = { '@type': 'Periodical', name: container, ...(issn !== undefined && { issn }) };
  if (volume !== undefined) place = { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: place };
  if (issue !== undefined) place = { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: place };
  return place;
}

type BibliographyText = { title: string; description: string };

export function aboutBibliography(
  { title, description }: BibliographyText,
  works: readonly Publication[],
): MetaDescriptor[] {
  const list = {
    '@type': 'CollectionPage' as const,
    name: title,
    description,
    url: getAddress(paths.bibliography),
    hasPart: works.map(({ id, title: name, type }) => ({
      '@type': KINDS[type],
      name,
      url: getAddress(paths.publication(id)),
    })),
  };
  return buildMeta(ROUTES.bibliography, { title: 'Bibliography', description, jsonLd: [list] });
}

/** Metadata of a publication page, including Highwire Press tags for reference managers and Google Scholar. */
export function aboutPublication(work: Publication): MetaDescriptor[] {
  const names = work.authors.map(({ family }) => family).join(', ');
  const description = [names, work.year, work.container].filter(Boolean).join(', ');
  return [
    ...buildMeta(ROUTES.publication, {
      // The year distinguishes reprints with the same title.
      title: work.year === undefined ? work.title : `${work.title} (${work.year})`,
      description: `${work.title}. ${description}.`,
      type: work.type === 'book' ? 'book' : 'article',
      jsonLd: [readSchema(work)],
      trail: trails.publication(work),
    }),
    ...toHighwireMeta(work),
  ];
}

function toHighwireMeta(work: Publication): MetaDescriptor[] {
  const {
    type,
    title,
    authors,
    editors = [],
    year,
    container,
    volume,
    issue,
    pages: range,
    publisher,
    doi,
    isbn,
    issn,
    pmid,
  } = work;
  const [first, last] = range?.split('-') ?? [];
  const place = { 'article-journal': 'journal_title', chapter: 'inbook_title', book: '', thesis: '' }[type];
  const fields: [string, string | undefined][] = [
    ['title', title],
    ...authors.map((author): [string, string] => ['author', familyFirst(author)]),
    ...editors.map((editor): [string, string] => ['editor', familyFirst(editor)]),
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
    ['pmid', pmid],
    ['language', 'en'],
  ];
  return fields
    .filter(([name, content]) => name !== '' && content !== undefined)
    .map(([name, content]) => ({ name: `citation_${name}`, content }));
}
