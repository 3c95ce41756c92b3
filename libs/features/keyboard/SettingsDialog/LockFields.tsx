import Button from '@mui/material/Button';
import { FieldGroup } from '@paniscus/ui';

/** Locks the page; the dialog disappears with the tools of the page. */
export const LockFields = ({ onLock }: { onLock: () => void }) => (
  <FieldGroup
    title="Lock"
    helperText="Shows only the board and the sentence, for example for a child. To unlock, hold a button for three seconds or solve a math problem. A page cannot lock the browser’s own buttons: on a tablet, also use Guided Access (iPad) or app pinning (Android)."
  >
    <Button variant="outlined" color="inherit" onClick={onLock} sx={{ justifySelf: 'start' }}>
      Lock the keyboard
    </Button>
  </FieldGroup>
);
