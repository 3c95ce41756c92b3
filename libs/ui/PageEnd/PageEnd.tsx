import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

interface PageEndProps {
  title: string;
  text: string;
  action: { href: string; label: string };
  children?: ReactNode;
}

const End = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  padding: `calc(${measures.section} * 0.6) clamp(${spacing(2.5)}, 5vw, ${spacing(7)})`,
  backgroundColor: vars.palette.ground,
  borderRadius: measures.tileRadius,
  '& > h2': typography.h2,
  '& > p': { maxWidth: '48ch', marginBottom: spacing(1) },
  '@media print': { display: 'none' },
}));

export function PageEnd({ title, text, action, children }: PageEndProps) {
  const id = useId();
  return (
    <End aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <Button href={action.href} look="accent">
        {action.label}
      </Button>
      {children}
    </End>
  );
}
