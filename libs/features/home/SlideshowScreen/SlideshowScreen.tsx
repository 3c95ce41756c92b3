import { homeContent } from '@paniscus/content';
import { Button, Page } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface SlideshowScreenProps {
  /** `<HomeSlideshow>`, where the page comes to life. */
  slideshow: ReactNode;
  links: { home: string };
}

/** The slideshow of the home page, alone. */
export function SlideshowScreen({ slideshow, links }: SlideshowScreenProps) {
  const { title, lead } = homeContent.slideshow;
  return (
    <Page title={title} lead={lead} width="wide">
      {slideshow}
      <Button href={links.home} look="plain">
        Back to the home page
      </Button>
    </Page>
  );
}
