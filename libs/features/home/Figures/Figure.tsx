import { styled } from '@mui/material/styles';
import { PictureElement } from '@paniscus/ui';
import type { ArtPicture } from '@paniscus/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface FigureProps {
  picture: ArtPicture;
  /** Small label above the title. */
  label: string;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

const Section = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > picture > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: measures.tileRadius,
  },
  // Follows the title in reading order, but is displayed before it.
  '& > picture': { order: -1 },
  '& [data-part="label"]': { ...typography.overline, color: vars.palette.text.secondary },
  '& h2': { ...typography.h2, marginTop: spacing(0.5) },
  '& [data-part="work"]': { ...typography.caption, color: vars.palette.text.secondary },
  '& [data-part="facts"]': { ...typography.h4, display: 'flex', flexWrap: 'wrap', gap: spacing(0.5, 3) },
  '& > [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1, 3),
    marginTop: spacing(1),
  },
}));

export function Figure({ picture, label, title, actions, children }: FigureProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <p data-part="label">{label}</p>
        <h2 id={id}>{title}</h2>
      </div>
      <PictureElement picture={picture} sizes="(min-width: 60rem) 34rem, 92vw" />
      {children}
      <div data-part="actions">{actions}</div>
    </Section>
  );
}
