import { postMonthListResponse } from '@paniscus/domain/posts';
import { PostArchiveScreen } from '@paniscus/features/posts';
import type { PostArchiveState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../../api/parse-response';
import { toFailedState } from '../../failed-state';
import { feedLinks } from '../../feeds/feed-links';
import { breadcrumbs } from '../../head/breadcrumbs';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.postArchive;
export const links = feedLinks;
export const meta = () =>
  buildMeta(handle, {
    title: 'Archive of posts',
    description: 'All news and notes from our work with bonobos, by month.',
    breadcrumbs: breadcrumbs.postArchive,
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const response = await context.get(serverContext).api('/post-months/');
  if (!response.ok) return toFailedState<PostArchiveState>(response, 'Failed to load the archive');
  const months = await parseResponse(response, postMonthListResponse);
  return data<PostArchiveState>(months.length === 0 ? { kind: 'empty' } : { kind: 'ready', months });
}

export default function PostArchiveRoute() {
  return (
    <PostArchiveScreen
      state={useLoaderData<typeof loader>()}
      breadcrumbs={breadcrumbs.postArchive}
      links={paths}
    />
  );
}
