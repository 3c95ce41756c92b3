import type { Publication, PublicationName, PublicationType } from '@paniscus/domain/bibliography';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';
import type { PublicationContainer, PublicationJsonLd } from '../head/structured-data';
import { toAbsoluteUrl } from '../head/absolute-url';
import { truncateTitle } from '../head/truncate';
import { buildMeta } from '../meta';

const SCHEMA_TYPES: Record<PublicationType, PublicationJsonLd['@type']> = {
  'article-journal': 'ScholarlyArticle',
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
};

const formatFullName = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${given} ${family}`;

const formatFamilyFirst = ({ family, given }: PublicationName) =>
  given === undefined ? family : `${family}, ${given}`;

const toPerson = (name: PublicationName) => ({ '@type': 'Person' as const, name: formatFullName(name) });

function toPublicationJsonLd(work: Publication): PublicationJsonLd {
  const { id, type, title, authors, editors, year, publisher, pages: range, doi, isbn } = work;
  const isPartOf = toContainer(work);
  return {
    '@type': SCHEMA_TYPES[type],
    name: title,
    headline: title,
    url: toAbsoluteUrl(paths.publication(id)),
    inLanguage: 'en',
    author: authors.map(toPerson),
    ...(editors !== undefined && { editor: editors.map(toPerson) }),
    ...(year !== undefined && { datePublished: String(year) }),
    ...(publisher !== undefined && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(range !== undefined && { pagination: range }),
    ...(isPartOf !== undefined && { isPartOf }),
    ...(doi !== undefined && { sameAs: `https://doi.org/${doi}` }),
    ...(isbn !== undefined && { isbn }),
  };
}

function toContainer({
  type,
  container,
  volume,
  issue,
  issn,
}: Publication): PublicationContainer | undefined {
  if (container === undefined || type === 'thesis') return undefined;
  if (type === 'chapter') return { '@type': 'Book', name: container };
  let parent: PublicationContainer = {
    '@type': 'Periodical',
    name: container,
    ...(issn !== undefined && { issn }),
  };
  if (volume !== undefined) parent = { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: parent };
  if (issue !== undefined) parent = { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: parent };
  return parent;
}

type BibliographyText = { title: string; description: string };

export function buildBibliographyMeta(
  { title, description }: BibliographyText,
  works: readonly Publication[],
): MetaDescriptor[] {
  const list = {
    '@type': 'CollectionPage' as const,
    name: title,
    description,
    url: toAbsoluteUrl(paths.bibliography),
    hasPart: works.map(({ id, title: name, type }) => ({
      '@type': SCHEMA_TYPES[type],
      name,
      url: toAbsoluteUrl(paths.publication(id)),
    })),
  };
  return buildMeta(ROUTES.bibliography, { title: 'Bibliography', description, jsonLd: [list] });
}

/** Metadata of a publication page, including Highwire Press tags for reference managers and Google Scholar. */
export function buildPublicationMeta(work: Publication): MetaDescriptor[] {
  const names = work.authors.map(({ family }) => family).join(', ');
  const description = [names, work.year, work.container].filter(Boolean).join(', ');
  return [
    ...buildMeta(ROUTES.publication, {
      // The year distinguishes reprints with the same title.
      title: [truncateTitle(work.title), work.year === undefined ? '' : ` (${work.year})`].join(''),
      description: `${work.title}. ${description}.`,
      type: work.type === 'book' ? 'book' : 'article',
      jsonLd: [toPublicationJsonLd(work)],
      breadcrumbs: breadcrumbs.publication(work),
    }),
    ...toHighwireMeta(work),
  ];
}

function toHighwireMeta(work: Publication): MetaDescriptor[] {
  const { type, authors, editors = [], year } = work;
  const [first, last] = work.pages?.split('-') ?? [];
  const containerTag = { 'article-journal': 'journal_title', chapter: 'inbook_title', book: '', thesis: '' }[
    type
  ];
  const tags: [string, string | undefined][] = [
    ['title', work.title],
    ...authors.map((author): [string, string] => ['author', formatFamilyFirst(author)]),
    ...editors.map((editor): [string, string] => ['editor', formatFamilyFirst(editor)]),
    ['publication_date', year === undefined ? undefined : String(year)],
    [containerTag, work.container],
    ['volume', work.volume],
    ['issue', work.issue],
    ['firstpage', first],
    ['lastpage', last],
    [type === 'thesis' ? 'dissertation_institution' : 'publisher', work.publisher],
    ['doi', work.doi],
    ['isbn', work.isbn],
    ['issn', work.issn],
    ['pmid', work.pmid],
    ['language', 'en'],
  ];
  return tags
    .filter(([name, content]) => name !== '' && content !== undefined)
    .map(([name, content]) => ({ name: `citation_${name}`, content }));
}
