import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Button, Page } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface SlideshowScreenProps {
  slideshow: ReactNode;
  links: { home: string };
}

const RelatedLink = styled('p')(({ theme: { spacing } }) => ({ margin: spacing(5, 0, 0) }));

export function SlideshowScreen({ slideshow, links }: SlideshowScreenProps) {
  const { title, lead } = homeContent.slideshow;
  return (
    <Page title={title} lead={lead} width="wide">
      {slideshow}
      <RelatedLink>
        <Button href={links.home} look="plain">
          Back to the home page
        </Button>
      </RelatedLink>
    </Page>
  );
}
