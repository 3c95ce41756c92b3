import { videosContent } from '@paniscus/content';
import { findTrailPosition, toPlayer } from '@paniscus/domain/videos';
import type { PlacedVideo, VideoCategory, VideoDescriptions } from '@paniscus/domain/videos';
import { getPoster } from '@paniscus/features/videos';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { trails } from './breadcrumbs';
import { shortened } from './shortened';
import type { Film } from './structured-data';
import { getAddress } from './url';

export function aboutVideos(
  branch: readonly VideoCategory[],
  videos: readonly PlacedVideo[],
  known: VideoDescriptions,
): MetaDescriptor[] {
  const { title, description } = videosContent;
  const current = branch.at(-1);
  const names = [...branch.map((category) => category.title).reverse(), title];
  const things = videos.filter(({ isSample }) => !isSample).map((video) => toFilm(video, known[video.id]));
  return current === undefined
    ? buildMeta(ROUTES.videos, { title, description, jsonLd: things })
    : buildMeta(ROUTES.videoBranch, {
        title: names.join(' · '),
        description: shortened(
          `${current.description} Films: ${videos.map((video) => video.title).join(', ')}.`,
        ),
        jsonLd: things,
        trail: trails.videoBranch(branch),
      });
}

function toFilm(video: PlacedVideo, description: string | undefined): Film {
  const poster = getPoster(video);
  const own = description?.trim() ?? '';
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: own === '' ? (video.trail.at(-1)?.description ?? '') : own,
    thumbnailUrl: poster === undefined ? [] : [getAddress(poster.src)],
    ...(video.publishedOn !== undefined && { uploadDate: video.publishedOn }),
    url: getAddress(paths.videoBranch(findTrailPosition(video.trail))),
    embedUrl: new URL(toPlayer(video).src.split('?', 1)[0] ?? '').href,
  };
}
