import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';

interface DiscardQuestionProps {
  onContinue: () => void;
  onDiscard: () => void;
}

/** Takes the place of a dialog's buttons when closing it would lose input. */
export function DiscardQuestion({ onContinue, onDiscard }: DiscardQuestionProps) {
  return (
    <DialogActions>
      <Typography role="alert" sx={{ flexGrow: 1 }}>
        What you typed is not saved.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={onContinue} autoFocus>
        Keep editing
      </Button>
      <Button variant="outlined" color="error" onClick={onDiscard}>
        Discard changes
      </Button>
    </DialogActions>
  );
}
