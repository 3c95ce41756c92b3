import { videosContent } from '@paniscus/content';
import { VIDEO_SERVICE_NAME, buildWatchUrl } from '@paniscus/domain/videos';
import type { Video } from '@paniscus/domain/videos';

const { film, sampleMark } = videosContent;

export const FilmFoot = ({ video }: { video: Video }) => (
  <div data-part="foot">
    {video.isSample ? (
      <span>{sampleMark}</span>
    ) : (
      <a href={buildWatchUrl(video)}>Watch at {VIDEO_SERVICE_NAME}</a>
    )}
    <button
      type="button"
      data-whole-toggle=""
      aria-expanded="false"
      aria-label={`${film.whole}: ${video.title}`}
      hidden
    >
      {film.whole}
    </button>
    <button type="button" data-stop="" aria-label={`${film.stop}: ${video.title}`}>
      {film.stop}
    </button>
  </div>
);
