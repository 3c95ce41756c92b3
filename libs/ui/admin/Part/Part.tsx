import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Section = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  '& > h2': { ...typography.h4, marginBottom: spacing(2) },
  '& > p, & > address': { ...typography.body2, fontStyle: 'normal', overflowWrap: 'anywhere' },
  '& > p[data-quiet]': { color: vars.palette.text.secondary },
}));

export const Parts = styled('div')(({ theme: { measures } }) => ({
  display: 'grid',
  gap: `calc(${measures.section} * 0.8)`,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: `calc(${measures.section} * 0.6)`, minWidth: 0 },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)',
  },
}));

/** Definition list: `dt` and `dd` in two columns. */
export const Facts = styled('dl')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(0.75, 3),
  margin: 0,
  '& > dt': { color: vars.palette.text.secondary },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
  '& > dd[data-lines]': { whiteSpace: 'pre-line' },
}));

interface PartProps {
  title: string;
  children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}
