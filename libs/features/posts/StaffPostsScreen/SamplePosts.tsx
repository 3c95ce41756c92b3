import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export type SamplePostsState =
  /** Sample posts are on the site. */
  | { kind: 'shown' }
  | { kind: 'processing' }
  /** All of them have been moved to the trash, and can be restored. */
  | { kind: 'removed' }
  | { kind: 'failed'; message: string };

interface SamplePostsProps {
  state: SamplePostsState;
  onRemove: () => void;
  /** Restores the samples that were removed. */
  onUndo: () => void;
}

/** Tells staff that there are sample posts, and removes all of them in one press. */
export function SamplePosts({ state, onRemove, onUndo }: SamplePostsProps) {
  const isRemoved = state.kind === 'removed';
  const action = (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      disabled={state.kind === 'processing'}
      onClick={isRemoved ? onUndo : onRemove}
    >
      <span>{isRemoved ? 'Undo' : 'Remove sample posts'}</span>
    </Button>
  );
  return (
    <Alert
      severity={state.kind === 'failed' ? 'error' : 'info'}
      action={action}
      sx={{ mb: 3, flexWrap: 'wrap' }}
    >
      {getText(state)}
    </Alert>
  );
}

function getText(state: SamplePostsState): string {
  switch (state.kind) {
    case 'failed':
      return state.message;
    case 'removed':
      return 'The sample posts are in the trash.';
    default:
      return 'Sample posts show how posts look. Remove them before the site goes live.';
  }
}
