import { HomeSlideshow } from '@paniscus/features/home';
import type { HomeSlideshowProps } from '@paniscus/features/home';

/** The slideshow, which begins to move once it comes near. */
export function SlideshowIsland(props: HomeSlideshowProps) {
  return <HomeSlideshow {...props} />;
}
