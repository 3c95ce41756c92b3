import { styled } from '@mui/material/styles';
import { bibliographyContent, publications } from '@paniscus/content';
import { buildPublicationQuery, publicationsByDecade, publicationsFor } from '@paniscus/domain/bibliography';
import type { Publication, PublicationFilter } from '@paniscus/domain/bibliography';
import { Button, EmptyState } from '@paniscus/ui';
import { Suspense } from 'react';
import { EXPORT_FORMATS } from '../bibliography.links';
import type { BibliographyLinks, ExportFormat } from '../bibliography.links';
import { CatalogFilter } from './CatalogFilter';
import { PublicationEntry } from './PublicationEntry';
import { YearNav } from './YearNav';

export type CatalogState = { kind: 'ready'; found: readonly Publication[] } | { kind: 'empty' };

type CatalogProps = {
  state: CatalogState;
  filter: PublicationFilter;
  links: BibliographyLinks;
  onChoice?: (chosen: URLSearchParams) => void;
};

/** Applies the filter and returns the catalog state to render. */
export function toCatalogState(filter: PublicationFilter): CatalogState {
  const found = publicationsFor(publications, filter);
  return found.length === 0 ? { kind: 'empty' } : { kind: 'ready', found };
}

const Body = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2, 7),
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: '9.5rem minmax(0, 1fr)',
    alignItems: 'start',
  },
}));
const Part = styled('section')(({ theme: { spacing, typography } }) => ({
  '& > h2': { ...typography.h2, padding: spacing(1, 0, 2.5) },
  '& + &': { marginTop: spacing(6) },
}));
const Count = styled('div')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0, 2.5),
  minHeight: measures.touchTarget,
  marginBlock: spacing(2, 3),
  color: vars.palette.text.secondary,
  '& > p': {
    fontWeight: 700,
    color: vars.palette.text.primary,
    [breakpoints.down('sm')]: { flexBasis: '100%' },
  },
  '& a': { paddingBlock: spacing(1.25) },
  '@media print': { '& a, & > span': { display: 'none' } },
}));

/** Filter form, result count and publications grouped by decade. Server-rendered; works without JavaScript. */
export function Catalog({ state, filter, links, onChoice }: CatalogProps) {
  const found = state.kind === 'ready' ? state.found : [];
  return (
    <>
      <CatalogFilter filter={filter} years={YEARS} onChoice={onChoice} href={links.bibliography} />
      <Result found={found.length} filter={filter} links={links} />
      {state.kind === 'empty' ? (
        <EmptyState
          word="question"
          title="Nothing found."
          action={
            <Button look="plain" href={links.bibliography}>
              Show all works
            </Button>
          }
        >
          Try fewer words, a name alone, or another decade.
        </EmptyState>
      ) : (
        <Found found={state.found} links={links} />
      )}
    </>
  );
}

const FORMAT_NAMES: Record<ExportFormat, string> = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };

type OutcomeProps = Pick<CatalogProps, 'filter' | 'links'> & { found: number };

function Result({ found, filter, links }: OutcomeProps) {
  const query = buildPublicationQuery(filter);
  const total = publications.length;
  return (
    <Count>
      <p role="status">{found === total ? `${total} works` : `${found} of ${total} works`}</p>
      {query === '' ? null : <a href={links.bibliography}>Clear filters</a>}
      {found === 0 ? null : (
        <>
          <span>{query === '' ? 'All' : 'These'} as a file:</span>
          {EXPORT_FORMATS.map((format) => (
            <a
              key={format}
              href={links.publicationFile('all', format) + query}
              download={`bibliography.${format}`}
            >
              {FORMAT_NAMES[format]}
            </a>
          ))}
        </>
      )}
    </Count>
  );
}

const nameOfDecade = (decade: string) => (decade === 'undated' ? 'Without a year' : decade);

/** Options of the year filter: each decade followed by its years. */
const YEARS = publicationsByDecade(publications).flatMap(({ decade, publications: works }) => [
  { value: decade, label: nameOfDecade(decade) },
  ...[...new Set(works.flatMap(({ year }) => year ?? []))].map((year) => ({
    value: String(year),
    label: `– ${year}`,
  })),
]);

function Found({ found, links }: { found: readonly Publication[]; links: BibliographyLinks }) {
  const own = found.filter(({ group }) => group === 'own');
  const context = found.filter(({ group }) => group === 'context');
  const decades = publicationsByDecade(own).map(({ decade, publications: works }) => ({
    id: `years-${decade}`,
    label: nameOfDecade(decade),
    works,
  }));
  const about = { id: 'about-the-language', label: bibliographyContent.context, works: inOrder(context) };
  const parts = context.length === 0 ? decades : [...decades, about];
  return (
    <Body>
      <YearNav parts={parts.map(({ id, label, works }) => ({ id, label, count: works.length }))} />
      <div>
        {parts.map(({ id, label, works }) => (
          <Suspense key={id} fallback={null}>
            <Part id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{label}</h2>
              {works.map((publication) => (
                <PublicationEntry key={publication.id} publication={publication} links={links} />
              ))}
            </Part>
          </Suspense>
        ))}
      </div>
    </Body>
  );
}

const inOrder = (works: readonly Publication[]) =>
  publicationsByDecade(works).flatMap(({ publications: ordered }) => ordered);
