import { publicationFilterFrom, buildPublicationQuery } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { Catalog, toCatalogState } from '@paniscus/features/bibliography';
import { paths } from '@paniscus/routes';
import { useEffect, useRef, useState } from 'react';

/** In ms: browsers throttle frequent history updates. */
const ADDRESS_AFTER = 400;

/** The catalog, filtered while typing; the URL follows so that the results can be shared. */
export function BibliographyIsland({ filter: asked }: { filter: PublicationFilter }) {
  const [filter, setFilter] = useState(asked);
  const place = useRef<HTMLDivElement>(null);

  // Applies a filter entered before hydration.
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) setFilter(publicationFilterFrom(chosenIn(form)));
  }, []);
  useEffect(() => {
    const address = paths.bibliography + buildPublicationQuery(filter);
    const later = setTimeout(
      () => history.replaceState(history.state, '', address + location.hash),
      ADDRESS_AFTER,
    );
    return () => clearTimeout(later);
  }, [filter]);

  return (
    <div ref={place}>
      <Catalog
        state={toCatalogState(filter)}
        filter={filter}
        links={paths}
        onChoice={(chosen) => setFilter(publicationFilterFrom(chosen))}
      />
    </div>
  );
}

const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
