import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface EmptyStateProps {
  word: SiteWord;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const Figure = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(2),
  paddingBlock: spacing(1, 5),
  '& > [data-part="title"]': typography.h3,
  '& > [data-part="text"]': { maxWidth: measures.reading, color: vars.palette.text.secondary },
}));

export function EmptyState({ word, title, children, action }: EmptyStateProps) {
  return (
    <Figure>
      <LexigramTile word={word} size="large" isDecorative />
      <p data-part="title">{title}</p>
      {children === undefined ? null : <div data-part="text">{children}</div>}
      {action}
    </Figure>
  );
}
