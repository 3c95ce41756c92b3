import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface EmptyStateProps extends Omit<StackProps, 'title'> {
  /** Word of the sign above the title. */
  word: SiteWord;
  /** Says that there is nothing: 'No posts available.' */
  title: string;
  /** Button or link to the next step. */
  action?: ReactNode;
}

/** Says that there is nothing, and what to do next. */
export function EmptyState({ word, title, children, action, sx, ...stack }: EmptyStateProps) {
  return (
    <Stack {...stack} sx={mergeSx({ alignItems: 'flex-start', gap: 2, pt: 1, pb: 5 }, sx)}>
      <LexigramTile word={word} size="large" isDecorative />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children === undefined ? null : (
        <Box sx={{ maxWidth: ({ layout }) => layout.readingWidth, color: 'text.secondary' }}>{children}</Box>
      )}
      {action}
    </Stack>
  );
}
