import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Part = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& > div > h2': typography.h2,
  '& > div > p': { ...typography.subtitle1, marginTop: spacing(1), color: vars.palette.text.secondary },
}));

/** The slideshow under its title. */
export function SlideshowPart({ children }: { children: ReactNode }) {
  const id = useId();
  const { title, lead } = homeContent.slideshow;
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </Part>
  );
}
