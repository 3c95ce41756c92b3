import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface ErrorStateProps extends Omit<StackProps, 'title' | 'children'> {
  /** What failed, in a few words. */
  title: string;
  /** Whether anything was lost, and what to do next. */
  message: string;
  /** Button or link that tries again or leads on. */
  action?: ReactNode;
}

/** Says what went wrong, and how to go on. */
export function ErrorState({ title, message, action, sx, ...stack }: ErrorStateProps) {
  return (
    <Stack {...stack} sx={mergeSx({ alignItems: 'flex-start', gap: 2, pt: 1, pb: 5 }, sx)}>
      <LexigramTile word="no" size="large" isDecorative />
      <div role="alert">
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography sx={{ maxWidth: ({ layout }) => layout.readingWidth, mt: 1 }}>{message}</Typography>
      </div>
      {action}
    </Stack>
  );
}
