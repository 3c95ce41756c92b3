import Typography from '@mui/material/Typography';
import type { PostDraft } from '@paniscus/domain/posts';
import { useWatch } from 'react-hook-form';
import { describeLength } from './text-length';

/** Word count and reading time of the content. */
export function TextLength() {
  const content = useWatch<PostDraft, 'content'>({ name: 'content' });
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ mt: 0.75, '&:empty': { display: 'none' } }}
    >
      {describeLength(content)}
    </Typography>
  );
}
