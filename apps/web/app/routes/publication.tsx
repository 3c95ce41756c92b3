import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { PublicationScreen } from '@paniscus/features/bibliography';
import type { Citation } from '@paniscus/features/bibliography';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { formatCitation } from '../bibliography/citations';
import { buildPublicationMeta } from '../bibliography/publication-meta';
import { breadcrumbs } from '../head/breadcrumbs';

type Page = { publication: Publication; citation: Citation };

export const handle = ROUTES.publication;
export const meta = ({ loaderData }: { loaderData?: Page }) =>
  loaderData === undefined ? [] : buildPublicationMeta(loaderData.publication);

export function loader({ params }: LoaderFunctionArgs): Page {
  const publication = publications.find(({ id }) => id === params['id']);
  if (publication === undefined) throw data(null, { status: 404 });
  return { publication, citation: formatCitation(publication) };
}

export default function PublicationRoute() {
  const { publication, citation } = useLoaderData<typeof loader>();
  const trail = breadcrumbs.publication(publication);
  return (
    <PublicationScreen publication={publication} citation={citation} breadcrumbs={trail} links={paths} />
  );
}
