import { publicationFilterFrom, buildPublicationQuery } from '@paniscus/domain';
import type { PublicationFilter } from '@paniscus/domain';
import { Catalog, toCatalogState } from '@paniscus/features/bibliography';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths';

/** In milliseconds: browsers refuse an address that changes with every letter. */
const ADDRESS_AFTER = 400;

/** The catalog as it follows what is typed and chosen; the address follows too, so that it can be passed on. */
export function BibliographyIsland({ filter: asked }: { filter: PublicationFilter }) {
  const [filter, setFilter] = useState(asked);
  const place = useRef<HTMLDivElement>(null);

  // Who began to type while this script was on its way has not typed for nothing.
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
