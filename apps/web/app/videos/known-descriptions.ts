import { VIDEO_IDS_MAX } from '@paniscus/domain';
import type { Video, VideoDescriptions } from '@paniscus/domain';
import type { ServerContext } from '../server-context';

/** In milliseconds: a page does not wait for the video service, which tells its browser the rest. */
const PATIENCE = 800;

/** What our server knows of the descriptions of films by now; empty when the video service is slow or away. */
export async function getKnownDescriptions(
  api: ServerContext['api'],
  videos: readonly Pick<Video, 'id'>[],
): Promise<VideoDescriptions> {
  const ids = videos.slice(0, VIDEO_IDS_MAX).map(({ id }) => id);
  const asking = api(`/video-descriptions/?ids=${ids.join(',')}`).then(
    async (answer) => (answer.ok ? ((await answer.json()) as VideoDescriptions) : {}),
    () => ({}),
  );
  return Promise.race([asking, nothingAfter(PATIENCE)]);
}

const nothingAfter = (ms: number) =>
  new Promise<VideoDescriptions>((resolve) => setTimeout(() => resolve({}), ms));
