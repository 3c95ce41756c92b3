import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ResultAlertProps {
  /** What was done: `The sentence was removed.` */
  text: string;
  /** Takes it back. */
  onUndo?: () => void;
}

/** Says what was done in a dialog, with a way back. */
export function ResultAlert({ text, onUndo }: ResultAlertProps) {
  return (
    <Alert
      severity={onUndo === undefined ? 'success' : 'info'}
      role="status"
      action={
        onUndo === undefined ? undefined : (
          <Button variant="outlined" color="inherit" onClick={onUndo}>
            Undo
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
