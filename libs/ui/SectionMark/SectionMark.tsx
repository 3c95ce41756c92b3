import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface SectionMarkProps {
  word: SiteWord;
}

const Mark = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...theme.typography.overline,
  color: theme.vars.palette.text.secondary,
  '&::after': {
    content: '""',
    flex: 1,
    borderTop: `${theme.measures.hairline} solid ${theme.vars.palette.divider}`,
  },
}));

export function SectionMark({ word }: SectionMarkProps) {
  return (
    <Mark>
      <LexigramTile word={word} size="small" isDecorative />
      <span>{word}</span>
    </Mark>
  );
}
