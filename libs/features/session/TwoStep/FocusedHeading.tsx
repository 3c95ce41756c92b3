import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Heading of a step that replaces the one before; takes the focus, so that a screen reader continues here. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Typography ref={ref} tabIndex={-1} variant="h5" component="h3" sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
