import { Slideshow } from '@paniscus/ui';
import type { SlideshowProps } from '@paniscus/ui';

export type HomeSlideshowProps = Pick<SlideshowProps, 'pictures' | 'label' | 'isFirst'>;

/** The slideshow of the home page, in the sizes of its column. */
export function HomeSlideshow(props: HomeSlideshowProps) {
  return <Slideshow {...props} sizes="(min-width: 75rem) 72rem, 92vw" />;
}
