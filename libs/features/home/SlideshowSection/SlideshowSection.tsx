import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { homeContent } from '@paniscus/content';
import type { ReactNode } from 'react';

interface SlideshowSectionProps {
  /** URL of the page that shows only the slideshow. */
  slideshowHref: string;
  children: ReactNode;
}

/** The slideshow under its title. */
export function SlideshowSection({ slideshowHref, children }: SlideshowSectionProps) {
  const { title, lead, slideshowLink } = homeContent.slideshow;
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 1 }}>
          {lead} <Link href={slideshowHref}>{slideshowLink}</Link>
        </Typography>
      </div>
      {children}
    </Stack>
  );
}
