import type { Video } from './video.types.ts';

/** The only host that a page with videos may frame: the service's privacy-enhanced one. */
export const VIDEO_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** How the service calls itself. */
export const VIDEO_SERVICE_NAME = 'YouTube';

/** A video's page at the service, for those who have no script. */
export const buildWatchUrl = ({ id }: Pick<Video, 'id'>) => `https://www.youtube.com/watch?v=${id}`;

/** The attributes of a video's player; it begins at once, because somebody has just pressed Play. */
export const toPlayer = ({ id, title }: Pick<Video, 'id' | 'title'>) => ({
  src: `${VIDEO_PLAYER_ORIGIN}/embed/${id}?autoplay=1&rel=0`,
  title: `Video: ${title}`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  // The service plays nothing for a page that does not say which site it is on.
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});
