import { flattenVideos, parseVideoSearch } from '@paniscus/domain/videos';
import { VideosScreen } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildVideosMeta } from '../head/videos';
import { serverContext } from '../server-context';
import { getLibrary } from '../videos/get-library';
import { VideosScript } from '../videos/VideosScript';
import { fetchKnownDescriptions } from '../videos/fetch-known-descriptions';

export const handle = ROUTES.videos;
export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  buildVideosMeta(
    [],
    flattenVideos(getLibrary({ hasSamples: loaderData?.hasSamples ?? false })),
    loaderData?.known ?? {},
  );

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, videos } = context.get(serverContext);
  const known = await fetchKnownDescriptions(api, flattenVideos(getLibrary(videos)));
  const { playerOrigin, hasSamples } = videos;
  return { playerOrigin, hasSamples, known, words: parseVideoSearch(url.searchParams) };
}

export default function VideosRoute() {
  const { playerOrigin, hasSamples, known, words } = useLoaderData<typeof loader>();
  const library = getLibrary({ hasSamples });
  return (
    <>
      <VideosScreen
        state={{ kind: 'loading', known }}
        videos={flattenVideos(library)}
        library={library}
        playerOrigin={playerOrigin}
        query={words}
        links={paths}
      />
      <VideosScript />
    </>
  );
}
