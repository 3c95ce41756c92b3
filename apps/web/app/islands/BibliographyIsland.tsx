import { parsePublicationFilter, buildPublicationQuery } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { Catalog, readFilterForm, toCatalogState } from '@paniscus/features/bibliography';
import { paths } from '@paniscus/routes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trackFilterUrl } from '../forms/filter-url';
import type { FilterUrl } from '../forms/filter-url';

/** The catalog, filtered while typing; the URL follows so that the results can be shared. */
export function BibliographyIsland({ filter: initialFilter }: { filter: PublicationFilter }) {
  const [filter, setFilter] = useState(initialFilter);
  const container = useRef<HTMLDivElement>(null);
  const filterUrl = useRef<FilterUrl>(undefined);

  const onFilterChange = (values: URLSearchParams) => {
    const changed = parsePublicationFilter(values);
    setFilter(changed);
    filterUrl.current?.showSoon(getUrl(changed));
  };
  const restore = useEffectEvent((form: HTMLFormElement, query: URLSearchParams) => {
    fillForm(form, query);
    setFilter(parsePublicationFilter(query));
  });
  const catchUp = useEffectEvent((form: HTMLFormElement) => {
    const isShown = (values: URLSearchParams) =>
      getUrl(parsePublicationFilter(values)) === getUrl(initialFilter);
    const query = new URLSearchParams(location.search);
    if (!isShown(query)) restore(form, query);
    else if (!isShown(readFilterForm(form))) onFilterChange(readFilterForm(form));
  });

  useEffect(() => {
    const form = container.current?.querySelector('form');
    if (!form) return undefined;
    filterUrl.current = trackFilterUrl((query) => restore(form, query));
    // Before hydration, a filter may have been entered, and Back may have led elsewhere.
    catchUp(form);
    return () => filterUrl.current?.stop();
  }, []);

  return (
    <div ref={container}>
      <Catalog state={toCatalogState(filter)} filter={filter} links={paths} onFilterChange={onFilterChange} />
    </div>
  );
}

const getUrl = (filter: PublicationFilter) => paths.bibliography + buildPublicationQuery(filter);

function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
    field.value = values.get(field.name) ?? '';
}
