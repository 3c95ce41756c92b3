import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface RemovalAlertProps {
  /** What was removed: `The sentence was removed.` */
  text: string;
  onUndo: () => void;
}

/** Says what was removed, and brings it back. */
export function RemovalAlert({ text, onUndo }: RemovalAlertProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button variant="outlined" color="inherit" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
