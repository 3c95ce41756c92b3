export { VideosScreen } from './VideosScreen/VideosScreen';
export { getPoster } from './posters';
export type { VideoLinks, VideosState } from './VideosScreen/VideosScreen';
