import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

const Section = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  '& > h2': { ...typography.h2, marginBottom: spacing(3) },
  '& > p': { ...typography.body2, color: vars.palette.text.secondary },
  '& > p + *': { marginTop: spacing(2) },
}));

export const Parts = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: `calc(${measures.section} * 0.8)`,
  '&[data-close]': { gap: spacing(3) },
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
