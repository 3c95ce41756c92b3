export { VideosScreen } from './VideosScreen/VideosScreen';
export { getPoster } from './posters';
export type { VideoLinks } from './VideosScreen/VideosScreen';
export type { VideosState } from './VideosScreen/videos-screen.types';
