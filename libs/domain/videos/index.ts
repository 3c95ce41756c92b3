export { toDescriptionText, VIDEO_TEXTS, removePromotion } from './video-description.rules.ts';
export { isVideoId, VIDEO_IDS_MAX, splitIntoBatches, parseVideoIds } from './video-ids.rules.ts';
export {
  flattenVideos,
  getTrailPath,
  findTrail,
  listTrails,
  formatVideoCount,
  buildVideoSearchText,
  filterVideos,
  listCategoryTitles,
  listVideos,
  parseVideoSearch,
  removeSamples,
} from './video-library.rules.ts';
export { toPlayer, VIDEO_PLAYER_ORIGIN, VIDEO_SERVICE_NAME, buildWatchUrl } from './video-player.rules.ts';
export { videoDescriptionsResponse } from './video-response.schema.ts';
export type { VideoDescriptions } from './video-response.schema.ts';
export type { LibraryVideo, Video, VideoCategory } from './video.types.ts';
