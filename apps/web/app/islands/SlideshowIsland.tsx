import { HomeSlideshow } from '@paniscus/features/home';
import type { HomeSlideshowProps } from '@paniscus/features/home';

export function SlideshowIsland(props: HomeSlideshowProps) {
  return <HomeSlideshow {...props} />;
}
