import { homeContent, PICTURES } from '@paniscus/content';
import type { HomeSlideshowProps } from './HomeSlideshow';

const SLIDES = [
  'slide-01',
  'slide-02',
  'slide-03',
  'slide-04',
  'slide-05',
  'slide-06',
  'slide-07',
  'slide-08',
  'slide-09',
  'slide-10',
  'slide-11',
] as const;

/** What the slideshow shows; passed as props, so that its island does not load the list of all pictures. */
export const homeSlides: Pick<HomeSlideshowProps, 'pictures' | 'label'> = {
  pictures: SLIDES.map((name) => PICTURES[name]),
  label: homeContent.slideshow.title,
};
