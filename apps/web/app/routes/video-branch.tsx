import { videosContent } from '@paniscus/content';
import { findTrailPosition, trailAt, listVideos, videoWordsFrom } from '@paniscus/domain/videos';
import { VideosScreen } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { trails } from '../head/breadcrumbs';
import { aboutVideos } from '../head/videos';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { VideoScript } from '../videos/VideoScript';
import { getKnownDescriptions } from '../videos/known-descriptions';

function branchAt(place: string | undefined) {
  const branch = trailAt(videosContent.library, place ?? '');
  const last = branch?.at(-1);
  return branch === undefined || last === undefined
    ? undefined
    : { branch, videos: listVideos(last, branch.slice(0, -1)) };
}

export const handle = ROUTES.videoBranch;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const found = branchAt(loaderData?.place);
  return found === undefined || loaderData === undefined
    ? buildMeta(undefined, { title: 'Page not found' })
    : aboutVideos(found.branch, found.videos, loaderData.known);
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const found = branchAt(params['*']);
  if (found === undefined) throw data(null, { status: 404 });
  const known = await getKnownDescriptions(context.get(serverContext).api, found.videos);
  return { place: findTrailPosition(found.branch), known, words: videoWordsFrom(url.searchParams) };
}

export default function VideoBranchRoute() {
  const { place, known, words } = useLoaderData<typeof loader>();
  const { branch = [], videos = [] } = branchAt(place) ?? {};
  return (
    <>
      <VideosScreen
        state={{ kind: 'loading', known }}
        videos={videos}
        branch={branch}
        words={words}
        trail={trails.videoBranch(branch)}
        links={paths}
      />
      <VideoScript />
    </>
  );
}
