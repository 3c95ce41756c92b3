// The video library: its tree of categories, and films whose players come from the video service once somebody plays one.
export { VideosScreen } from './VideosScreen/VideosScreen';
export { getPoster } from './posters';
export type { VideoLinks, VideosState } from './VideosScreen/VideosScreen';
