import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';
import { useFocusOnMount } from '../use-focus-on-mount';

interface EmptyStateProps extends Omit<StackProps, 'title'> {
  /** Word of the sign above the title. */
  word: SiteWord;
  /** Says that there is nothing: 'No posts available.' */
  title: string;
  /** Button or link to the next step. */
  action?: ReactNode;
  /** Moves the focus to the title when it appears, in place of the form or button that was pressed. */
  takesFocus?: boolean;
}

/** Says that there is nothing, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { word, title, children, action, takesFocus = false, sx, ...stack } = props;
  const titleRef = useFocusOnMount<HTMLParagraphElement>(takesFocus);
  return (
    <Stack
      {...stack}
      sx={mergeSx({ alignItems: 'flex-start', gap: 2, pt: 1, pb: 5, overflowWrap: 'anywhere' }, sx)}
    >
      <LexigramTile word={word} size="large" isDecorative />
      <Typography ref={titleRef} tabIndex={takesFocus ? -1 : undefined} variant="h3" component="p">
        {title}
      </Typography>
      {children === undefined ? null : (
        <Box sx={{ maxWidth: ({ layout }) => layout.readingWidth, color: 'text.secondary' }}>{children}</Box>
      )}
      {action}
    </Stack>
  );
}
