export { HomeScreen } from './HomeScreen/HomeScreen';
export type { HomeState } from './HomeScreen/home-screen.types';
export { homeSlides } from './SlideshowSection/home-slides';
export { HomeSlideshow } from './SlideshowSection/HomeSlideshow';
export type { HomeSlideshowProps } from './SlideshowSection/HomeSlideshow';
export { SlideshowScreen } from './SlideshowScreen/SlideshowScreen';
