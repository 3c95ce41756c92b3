import { bibliographyContent, publications } from '@paniscus/content';
import { parsePublicationFilter } from '@paniscus/domain/bibliography';
import { BibliographyScreen } from '@paniscus/features/bibliography';
import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildBibliographyMeta } from '../bibliography/publication-meta';
import { renderIsland } from '../islands/island.loader';

export const handle = ROUTES.bibliography;
export const meta = () => buildBibliographyMeta(bibliographyContent, publications);

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'BibliographyIsland', { filter: parsePublicationFilter(url.searchParams) }),
});

export default function BibliographyRoute() {
  const { island } = useLoaderData<typeof loader>();
  return <BibliographyScreen catalog={<Island island={island} hydrate="interaction" />} />;
}
