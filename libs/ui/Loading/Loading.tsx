import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface LoadingProps {
  label?: string;
  word?: SiteWord;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export function Loading({ label = 'Loading...', word = 'now' }: LoadingProps) {
  return (
    <Row role="status">
      <LexigramTile word={word} size="small" isDecorative isDrawing />
      <span>{label}</span>
    </Row>
  );
}
