import Alert from '@mui/material/Alert';
import type { PostDraft } from '@paniscus/domain/posts';
import { useWatch } from 'react-hook-form';
import { describeConflictMarks } from './conflict-marks';

/** Says what is left to do with a merged text before it can be saved. */
export function ConflictNotice() {
  const content = useWatch<PostDraft, 'content'>({ name: 'content' });
  const message = describeConflictMarks(content);
  return message === undefined ? null : (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {message}
    </Alert>
  );
}
