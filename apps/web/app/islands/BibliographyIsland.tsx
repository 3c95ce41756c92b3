import { parsePublicationFilter, buildPublicationQuery } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { Catalog, toCatalogState } from '@paniscus/features/bibliography';
import { paths } from '@paniscus/routes';
import { useEffect, useRef, useState } from 'react';

/** Browsers throttle frequent history updates. */
const URL_UPDATE_DELAY_MS = 400;

/** The catalog, filtered while typing; the URL follows so that the results can be shared. */
export function BibliographyIsland({ filter: initialFilter }: { filter: PublicationFilter }) {
  const [filter, setFilter] = useState(initialFilter);
  const container = useRef<HTMLDivElement>(null);

  // Applies a filter entered before hydration.
  useEffect(() => {
    const form = container.current?.querySelector('form');
    if (form) setFilter(parsePublicationFilter(readForm(form)));
  }, []);
  useEffect(() => {
    const url = paths.bibliography + buildPublicationQuery(filter);
    const timer = setTimeout(
      () => history.replaceState(history.state, '', url + location.hash),
      URL_UPDATE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [filter]);

  return (
    <div ref={container}>
      <Catalog
        state={toCatalogState(filter)}
        filter={filter}
        links={paths}
        onFilterChange={(values) => setFilter(parsePublicationFilter(values))}
      />
    </div>
  );
}

const readForm = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
