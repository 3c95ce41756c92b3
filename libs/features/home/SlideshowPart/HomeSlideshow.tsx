import { homeContent, PICTURES } from '@paniscus/content';
import type { PictureName } from '@paniscus/content';
import { Slideshow } from '@paniscus/ui';

const SLIDES: readonly PictureName[] = [
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
];

export interface HomeSlideshowProps {
  /** The first element on its page, so its first picture is loaded eagerly. */
  isFirst?: boolean;
}

export function HomeSlideshow({ isFirst = false }: HomeSlideshowProps) {
  return (
    <Slideshow
      pictures={SLIDES.map((name) => PICTURES[name])}
      label={homeContent.slideshow.title}
      sizes="(min-width: 75rem) 72rem, 92vw"
      isFirst={isFirst}
    />
  );
}
