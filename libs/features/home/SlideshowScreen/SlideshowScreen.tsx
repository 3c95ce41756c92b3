import Button from '@mui/material/Button';
import { homeContent } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface SlideshowScreenProps {
  /** The slideshow, an island of the page. */
  slideshow: ReactNode;
  links: { home: string };
}

export function SlideshowScreen({ slideshow, links }: SlideshowScreenProps) {
  const { title, lead } = homeContent.slideshow;
  return (
    <Page title={title} lead={lead} width="wide">
      {slideshow}
      <Button href={links.home} variant="outlined" color="inherit" sx={{ mt: 5 }}>
        Back to the home page
      </Button>
    </Page>
  );
}
