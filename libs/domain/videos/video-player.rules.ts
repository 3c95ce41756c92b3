import type { Video } from './video.types.ts';

/** YouTube's privacy-enhanced host, the only origin that video pages may frame. */
export const VIDEO_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

export const VIDEO_SERVICE_NAME = 'YouTube';

export const buildWatchUrl = ({ id }: Pick<Video, 'id'>) => `https://www.youtube.com/watch?v=${id}`;

/**
 * `iframe` attributes of the player. Autoplays, because it is loaded when the visitor presses Play. Another origin
 * serves it where YouTube is not used.
 */
export const toPlayer = (
  { id, title }: Pick<Video, 'id' | 'title'>,
  origin: string = VIDEO_PLAYER_ORIGIN,
) => ({
  src: `${origin}/embed/${id}?autoplay=1&rel=0`,
  title: `Video: ${title}`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  // YouTube refuses playback without a referrer.
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});
