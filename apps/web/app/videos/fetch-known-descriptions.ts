import { VIDEO_IDS_MAX, videoDescriptionsResponse } from '@paniscus/domain/videos';
import type { Video, VideoDescriptions } from '@paniscus/domain/videos';
import { parseResponse } from '../api/parse-response';
import type { ServerContext } from '@paniscus/routes';

/** The page does not wait longer for the video service; the browser fetches the rest. */
const TIMEOUT_MS = 800;

/** Descriptions available now; empty when the video service is slow or unavailable. */
export async function fetchKnownDescriptions(
  api: ServerContext['api'],
  videos: readonly Pick<Video, 'id'>[],
): Promise<VideoDescriptions> {
  const ids = videos.slice(0, VIDEO_IDS_MAX).map(({ id }) => id);
  const fetched = api(`/video-descriptions/?ids=${ids.join(',')}`)
    .then((response) => (response.ok ? parseResponse(response, videoDescriptionsResponse) : {}))
    .catch(() => ({}));
  return Promise.race([fetched, emptyAfter(TIMEOUT_MS)]);
}

const emptyAfter = (ms: number) =>
  new Promise<VideoDescriptions>((resolve) => setTimeout(() => resolve({}), ms));
