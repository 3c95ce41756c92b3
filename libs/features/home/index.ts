export { HomeScreen } from './HomeScreen/HomeScreen';
export type { HomeState } from './HomeScreen/home-screen.types';
export { HomeSlideshow } from './SlideshowPart/HomeSlideshow';
export type { HomeSlideshowProps } from './SlideshowPart/HomeSlideshow';
export { SlideshowScreen } from './SlideshowScreen/SlideshowScreen';
