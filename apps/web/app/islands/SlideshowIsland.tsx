import { HomeSlideshow } from '@paniscus/features/home';

/** The slideshow, which begins to move once it comes near. */
export function SlideshowIsland() {
  return <HomeSlideshow />;
}
