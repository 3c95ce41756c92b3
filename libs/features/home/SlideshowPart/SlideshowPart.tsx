import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Part = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  '& > div > h2': typography.h2,
  '& > div > p': { ...typography.subtitle1, marginTop: spacing(1), color: vars.palette.text.secondary },
}));

/** The slideshow under its title; `aloneHref` is the page on which nothing else stands. */
export function SlideshowPart({ aloneHref, children }: { aloneHref: string; children: ReactNode }) {
  const id = useId();
  const { title, lead, alone } = homeContent.slideshow;
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>
          {lead} <a href={aloneHref}>{alone}</a>
        </p>
      </div>
      {children}
    </Part>
  );
}
