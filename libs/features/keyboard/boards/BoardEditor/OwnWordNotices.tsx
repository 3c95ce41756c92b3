import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { OwnWordEditorModel } from './use-own-word-editor';

/** What happened to a word: deleted, with a way back, or not saved on the device. */
export function OwnWordNotices({ notice, undoRemoval }: Pick<OwnWordEditorModel, 'notice' | 'undoRemoval'>) {
  if (notice === null) return null;
  if (notice.kind === 'not-saved')
    return (
      <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
        “{notice.word.word}” works until you close this page, but it could not be saved on this device. This
        may be a private window, or the device may be full. Export your board to keep the word.
      </Alert>
    );
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <Button variant="outlined" color="inherit" onClick={() => undoRemoval(notice)}>
          Restore word
        </Button>
      }
    >
      “{notice.word.word}” was deleted from this device and from your board.
    </Alert>
  );
}
