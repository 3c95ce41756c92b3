// The first page: the film, who is remembered, a day in pictures, what is done here, what was written last.
export { HomeScreen } from './HomeScreen/HomeScreen';
export type { HomeState } from './HomeScreen/HomeScreen';
export { HomeSlideshow } from './SlideshowPart/HomeSlideshow';
export type { HomeSlideshowProps } from './SlideshowPart/HomeSlideshow';
export { SlideshowScreen } from './SlideshowScreen/SlideshowScreen';
