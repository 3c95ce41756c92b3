import Typography from '@mui/material/Typography';
import { useFocusOnMount } from '@paniscus/ui';
import type { ReactNode } from 'react';

/** Heading of a step that replaces the one before; takes the focus, so that a screen reader continues here. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Typography ref={ref} tabIndex={-1} variant="h5" component="h3">
      {children}
    </Typography>
  );
}
