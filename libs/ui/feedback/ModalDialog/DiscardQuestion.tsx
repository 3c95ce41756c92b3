import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface DiscardQuestionProps {
  onContinue: () => void;
  onDiscard: () => void;
}

/** The sentence is above its answers. On phones they leave room for what was typed, also in large text. */
const Question = styled(DialogActions)(({ theme: { spacing, windows } }) => ({
  '& > .MuiTypography-root': { width: '100%' },
  [windows.narrow]: {
    flexDirection: 'column',
    gap: spacing(1),
    paddingBlock: spacing(1.5),
    '& > .MuiButton-root': { minHeight: '44px', padding: spacing(0.5, 1), lineHeight: 1.2 },
  },
}));

/** Takes the place of a dialog's buttons when closing it would lose input. */
export function DiscardQuestion({ onContinue, onDiscard }: DiscardQuestionProps) {
  return (
    <Question>
      <Typography role="alert">Your changes are not saved.</Typography>
      <Button variant="outlined" color="inherit" onClick={onContinue} autoFocus>
        Keep editing
      </Button>
      <Button variant="outlined" color="error" onClick={onDiscard}>
        Discard changes
      </Button>
    </Question>
  );
}
