import { parsePublicationFilter, buildPublicationQuery } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { Catalog, toCatalogState } from '@paniscus/features/bibliography';
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
    filterUrl.current?.showSoon(paths.bibliography + buildPublicationQuery(changed));
  };
  const applyEarlyFilter = useEffectEvent((values: URLSearchParams) => {
    const isChanged =
      buildPublicationQuery(parsePublicationFilter(values)) !== buildPublicationQuery(initialFilter);
    if (isChanged) onFilterChange(values);
  });

  useEffect(() => {
    const form = container.current?.querySelector('form');
    if (!form) return undefined;
    filterUrl.current = trackFilterUrl((query) => {
      fillForm(form, query);
      setFilter(parsePublicationFilter(query));
    });
    applyEarlyFilter(readForm(form));
    return () => filterUrl.current?.stop();
  }, []);

  return (
    <div ref={container}>
      <Catalog state={toCatalogState(filter)} filter={filter} links={paths} onFilterChange={onFilterChange} />
    </div>
  );
}

const readForm = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
    field.value = values.get(field.name) ?? '';
}
