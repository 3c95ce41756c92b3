import { bibliographyContent, publications } from '@paniscus/content';
import { publicationFilterFrom } from '@paniscus/domain';
import { BibliographyScreen } from '@paniscus/features/bibliography';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutBibliography } from '../bibliography-meta';
import { renderIsland } from '../islands/frame/island.loader';
import { IslandPlace } from '../islands/frame/IslandPlace';
import { pages } from '../paths';
import { serverContext } from '../server-context';

export const handle = pages.bibliography;
export const meta = ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
  aboutBibliography(bibliographyContent, publications, loaderData?.publicUrl);

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  island: renderIsland(context, 'BibliographyIsland', { filter: publicationFilterFrom(url.searchParams) }),
  publicUrl: context.get(serverContext).publicUrl,
});

export default function BibliographyRoute() {
  const { island } = useLoaderData<typeof loader>();
  return <BibliographyScreen catalogue={<IslandPlace island={island} isFar="touched" />} />;
}
