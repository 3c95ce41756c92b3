import { getTrailPath, findTrail, listVideos, parseVideoSearch } from '@paniscus/domain/videos';
import { VideosScreen } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildVideosMeta } from '../head/videos';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { getLibrary } from '../videos/get-library';
import { VideosScript } from '../videos/VideosScript';
import { fetchKnownDescriptions } from '../videos/fetch-known-descriptions';

function findBranch(library: ReturnType<typeof getLibrary>, path: string | undefined) {
  const branch = findTrail(library, path ?? '');
  const last = branch?.at(-1);
  return branch === undefined || last === undefined
    ? undefined
    : { branch, videos: listVideos(last, branch.slice(0, -1)) };
}

export const handle = ROUTES.videoBranch;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const match = findBranch(getLibrary({ hasSamples: loaderData?.hasSamples ?? false }), loaderData?.path);
  return match === undefined || loaderData === undefined
    ? buildMeta(undefined, { title: 'Page not found' })
    : buildVideosMeta(match.branch, match.videos, loaderData.known);
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api, videos } = context.get(serverContext);
  const match = findBranch(getLibrary(videos), params['*']);
  if (match === undefined) throw data(null, { status: 404 });
  const known = await fetchKnownDescriptions(api, match.videos);
  const { playerOrigin, hasSamples } = videos;
  return {
    playerOrigin,
    hasSamples,
    path: getTrailPath(match.branch),
    known,
    words: parseVideoSearch(url.searchParams),
  };
}

export default function VideoBranchRoute() {
  const { playerOrigin, hasSamples, path, known, words } = useLoaderData<typeof loader>();
  const library = getLibrary({ hasSamples });
  const { branch = [], videos = [] } = findBranch(library, path) ?? {};
  return (
    <>
      <VideosScreen
        state={{ kind: 'loading', known }}
        videos={videos}
        library={library}
        playerOrigin={playerOrigin}
        branch={branch}
        query={words}
        breadcrumbs={breadcrumbs.videoBranch(branch)}
        links={paths}
      />
      <VideosScript />
    </>
  );
}
