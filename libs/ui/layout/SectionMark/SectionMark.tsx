import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface SectionMarkProps extends Omit<StackProps, 'children'> {
  /** A word whose sign is available outside the keyboard. */
  word: SiteWord;
}

/** A sign with its word, followed by a rule. */
export function SectionMark({ word, sx, ...stack }: SectionMarkProps) {
  return (
    <Stack
      direction="row"
      {...stack}
      sx={mergeSx({ alignItems: 'center', gap: 2, typography: 'overline', color: 'text.secondary' }, sx)}
    >
      <LexigramTile word={word} size="small" isDecorative />
      <span>{word}</span>
      <Divider aria-hidden="true" sx={{ flex: 1 }} />
    </Stack>
  );
}
