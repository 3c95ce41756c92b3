export { VideosScreen } from './VideosScreen/VideosScreen';
export { getPoster } from './posters';
