import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface SectionMarkProps {
  /** The word whose sign marks the section. */
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

/** Opens a section: the sign, the word it stands for, and a hairline to the margin. */
export function SectionMark({ word }: SectionMarkProps) {
  return (
    <Mark>
      <LexigramTile word={word} size="small" isDecorative />
      <span>{word}</span>
    </Mark>
  );
}
