import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';
import { mergeSx } from '../../theme/merge-sx';

interface LoadingProps extends Omit<StackProps, 'children'> {
  /** What is loading; announced and shown beside the sign. */
  label?: string;
  /** Word of the sign that draws itself. */
  word?: SiteWord;
}

/** Announces that content is loading, with a sign that draws itself. */
export function Loading({ label = 'Loading...', word = 'now', sx, ...stack }: LoadingProps) {
  return (
    <Stack
      role="status"
      direction="row"
      {...stack}
      sx={mergeSx({ alignItems: 'center', gap: 2, typography: 'body2', color: 'text.secondary' }, sx)}
    >
      <LexigramTile word={word} size="small" isDecorative isDrawing />
      <span>{label}</span>
    </Stack>
  );
}
