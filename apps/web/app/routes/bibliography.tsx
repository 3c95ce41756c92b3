import { bibliographyContent, publications } from '@paniscus/content';
import { publicationFilterFrom } from '@paniscus/domain';
import { BibliographyScreen } from '@paniscus/features/bibliography';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutBibliography } from '../bibliography/meta';
import { renderIsland } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.bibliography;
export const meta = () => aboutBibliography(bibliographyContent, publications);

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'BibliographyIsland', { filter: publicationFilterFrom(url.searchParams) }),
});

export default function BibliographyRoute() {
  const { island } = useLoaderData<typeof loader>();
  return <BibliographyScreen catalog={<Island island={island} isFar="touched" />} />;
}
