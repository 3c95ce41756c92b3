import { FieldGroup, SubmitButton } from '@paniscus/ui';
import { useState } from 'react';
import { preloadLock } from '../KeyboardScreen/BoardAccess';

interface LockFieldsProps {
  /** Called once the lock can be shown. */
  onLock: () => void;
}

/** Locks the page; the dialog disappears with the tools of the page. */
export function LockFields({ onLock }: LockFieldsProps) {
  const [isLocking, setIsLocking] = useState(false);
  const lock = () => {
    setIsLocking(true);
    void preloadLock().then(onLock);
  };
  return (
    <FieldGroup
      title="Lock"
      helperText="Shows only the board and the sentence, for example for a child. To unlock, hold a button for three seconds or solve a math problem. A page cannot lock the browser’s own buttons: on a tablet, also use Guided Access (iPad) or app pinning (Android)."
    >
      <SubmitButton
        type="button"
        variant="outlined"
        color="inherit"
        loading={isLocking}
        onClick={lock}
        sx={{ justifySelf: 'start' }}
      >
        Lock the keyboard
      </SubmitButton>
    </FieldGroup>
  );
}
