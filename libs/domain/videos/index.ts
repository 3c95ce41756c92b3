export { toDescriptionText, VIDEO_TEXTS, withoutPromotion } from './video-description.rules.ts';
export { isVideoId, VIDEO_IDS_MAX, splitIntoBatches, videoIdsFrom } from './video-ids.rules.ts';
export {
  flattenVideos,
  hasVideoWords,
  findTrailPosition,
  trailAt,
  listTrails,
  VIDEO_WORDS_MAX,
  formatVideoCount,
  videosFor,
  listVideos,
  videoWordsFrom,
} from './video-library.rules.ts';
export { toPlayer, VIDEO_PLAYER_ORIGIN, VIDEO_SERVICE_NAME, buildWatchUrl } from './video-player.rules.ts';
export { videoDescriptionsResponse } from './video-response.schema.ts';
export type { VideoDescriptions } from './video-response.schema.ts';
export type { PlacedVideo, Video, VideoCategory } from './video.types.ts';
