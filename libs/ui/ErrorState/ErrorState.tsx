import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface ErrorStateProps {
  title: string;
  message: string;
  action?: ReactNode;
}

const Figure = styled('div')(({ theme: { measures, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(2),
  paddingBlock: spacing(1, 5),
  '& [data-part="title"]': typography.h3,
  '& [data-part="message"]': { maxWidth: measures.reading, marginTop: spacing(1) },
}));

export function ErrorState({ title, message, action }: ErrorStateProps) {
  return (
    <Figure>
      <LexigramTile word="no" size="large" isDecorative />
      <div role="alert">
        <p data-part="title">{title}</p>
        <p data-part="message">{message}</p>
      </div>
      {action}
    </Figure>
  );
}
