import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import type { ReactNode } from 'react';

const Part = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  '& > div > h2': typography.h2,
  '& > div > p': { ...typography.subtitle1, marginTop: spacing(1), color: vars.palette.text.secondary },
}));

/** The slideshow under its title; `aloneHref` links to the page that shows only the slideshow. */
export function SlideshowPart({ aloneHref, children }: { aloneHref: string; children: ReactNode }) {
  const { title, lead, alone } = homeContent.slideshow;
  return (
    <Part>
      <div>
        <h2>{title}</h2>
        <p>
          {lead} <a href={aloneHref}>{alone}</a>
        </p>
      </div>
      {children}
    </Part>
  );
}
