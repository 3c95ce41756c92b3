import { publications } from '@paniscus/content';
import { filterPublications } from '@paniscus/domain/bibliography';
import type { Publication, PublicationFilter } from '@paniscus/domain/bibliography';
import type { BibliographyLinks } from '../bibliography.links';
import { buildYearOptions } from './catalog-sections.rules';
import { CatalogFilter } from './CatalogFilter';
import { CatalogSections } from './CatalogSections';
import { CatalogSummary } from './CatalogSummary';
import { NoWorks } from './NoWorks';

export type CatalogState = { kind: 'ready'; found: readonly Publication[] } | { kind: 'empty' };

type CatalogProps = {
  state: CatalogState;
  filter: PublicationFilter;
  links: BibliographyLinks;
  /** Called with the form's values on every change; without it the form submits to the server. */
  onFilterChange?: (values: URLSearchParams) => void;
};

const YEAR_OPTIONS = buildYearOptions(publications);

/** Applies the filter and returns the catalog state to render. */
export function toCatalogState(filter: PublicationFilter): CatalogState {
  const found = filterPublications(publications, filter);
  return found.length === 0 ? { kind: 'empty' } : { kind: 'ready', found };
}

/** Filter form, result count and publications grouped by decade. Server-rendered; works without JavaScript. */
export function Catalog({ state, filter, links, onFilterChange }: CatalogProps) {
  const count = state.kind === 'ready' ? state.found.length : 0;
  return (
    <>
      <CatalogFilter
        filter={filter}
        years={YEAR_OPTIONS}
        href={links.bibliography}
        onFilterChange={onFilterChange}
      />
      <CatalogSummary count={count} filter={filter} links={links} />
      {state.kind === 'ready' ? (
        <CatalogSections found={state.found} links={links} />
      ) : (
        <NoWorks filter={filter} href={links.bibliography} />
      )}
    </>
  );
}
