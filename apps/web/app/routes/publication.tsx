import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain';
import { PublicationScreen } from '@paniscus/features/bibliography';
import type { Citation } from '@paniscus/features/bibliography';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { citationOf } from '../api/citations';
import { aboutPublication } from '../bibliography-meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

type Page = { publication: Publication; citation: Citation; publicUrl: string };

export const handle = pages.publication;
export const meta = ({ loaderData }: { loaderData?: Page }) =>
  loaderData === undefined ? [] : aboutPublication(loaderData.publication, loaderData.publicUrl);

export function loader({ context, params }: LoaderFunctionArgs): Page {
  const publication = publications.find(({ id }) => id === params['id']);
  if (publication === undefined) throw data(null, { status: 404 });
  const { publicUrl } = context.get(serverContext);
  return { publication, citation: citationOf(publication), publicUrl };
}

export default function PublicationRoute() {
  const { publication, citation } = useLoaderData<typeof loader>();
  return <PublicationScreen publication={publication} citation={citation} links={paths} />;
}
