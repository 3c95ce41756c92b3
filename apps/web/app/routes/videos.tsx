import { videosContent } from '@paniscus/content';
import { flattenVideos, videoWordsFrom } from '@paniscus/domain/videos';
import { VideosScreen } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { aboutVideos } from '../head/videos';
import { serverContext } from '../server-context';
import { VideoScript } from '../videos/VideoScript';
import { getKnownDescriptions } from '../videos/known-descriptions';

const videos = flattenVideos(videosContent.library);

export const handle = ROUTES.videos;
export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  aboutVideos([], videos, loaderData?.known ?? {});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const known = await getKnownDescriptions(context.get(serverContext).api, videos);
  return { known, words: videoWordsFrom(url.searchParams) };
}

export default function VideosRoute() {
  const { known, words } = useLoaderData<typeof loader>();
  return (
    <>
      <VideosScreen state={{ kind: 'loading', known }} videos={videos} words={words} links={paths} />
      <VideoScript />
    </>
  );
}
