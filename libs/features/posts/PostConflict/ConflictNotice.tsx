import Alert from '@mui/material/Alert';
import type { PostDraft } from '@paniscus/domain/posts';
import { useWatch } from 'react-hook-form';
import { findConflictMarks } from './conflict-marks';

/** Says what is left to do with a merged text before it can be saved. */
export function ConflictNotice() {
  const [title, content] = useWatch<PostDraft, ['title', 'content']>({ name: ['title', 'content'] });
  const message = findConflictMarks({ title, content })?.message;
  return message === undefined ? null : (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {message}
    </Alert>
  );
}
