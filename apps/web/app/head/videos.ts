import { videosContent } from '@paniscus/content';
import { getTrailPath, toPlayer } from '@paniscus/domain/videos';
import type { LibraryVideo, VideoCategory, VideoDescriptions } from '@paniscus/domain/videos';
import { getPoster } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { breadcrumbs } from './breadcrumbs';
import { truncateDescription } from './truncate';
import type { VideoJsonLd } from './structured-data';
import { toAbsoluteUrl } from './absolute-url';

export function buildVideosMeta(
  branch: readonly VideoCategory[],
  videos: readonly LibraryVideo[],
  known: VideoDescriptions,
): MetaDescriptor[] {
  const { title, description } = videosContent;
  const current = branch.at(-1);
  const names = [...branch.map((category) => category.title).reverse(), title];
  const items = videos
    .filter(({ isSample }) => !isSample)
    .map((video) => toVideoJsonLd(video, known[video.id]));
  return current === undefined
    ? buildMeta(ROUTES.videos, { title, description, jsonLd: items })
    : buildMeta(ROUTES.videoBranch, {
        title: names.join(' · '),
        description: truncateDescription(
          `${current.description} Videos: ${videos.map((video) => video.title).join('; ')}.`,
        ),
        jsonLd: items,
        breadcrumbs: breadcrumbs.videoBranch(branch),
      });
}

function toVideoJsonLd(video: LibraryVideo, description: string | undefined): VideoJsonLd {
  const poster = getPoster(video);
  const text = description?.trim() ?? '';
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: text === '' ? (video.trail.at(-1)?.description ?? '') : text,
    thumbnailUrl: poster === undefined ? [] : [toAbsoluteUrl(poster.src)],
    ...(video.publishedOn !== undefined && { uploadDate: video.publishedOn }),
    url: toAbsoluteUrl(paths.videoBranch(getTrailPath(video.trail))),
    embedUrl: new URL(toPlayer(video).src.split('?', 1)[0] ?? '').href,
  };
}
