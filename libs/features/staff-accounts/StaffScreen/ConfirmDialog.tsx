import Button from '@mui/material/Button';
import { ModalDialog } from '@paniscus/ui';
import type { StaffAction } from './staff-screen.types';

export type Confirmation = {
  title: string;
  /** What happens, in full sentences. */
  text: string;
  /** Verb on the button. */
  confirmLabel: string;
  action: StaffAction;
};

interface ConfirmDialogProps extends Confirmation {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that locks somebody out. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Go back
      </Button>
      <Button variant="outlined" color="error" onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <ModalDialog open title={title} onClose={onClose} actions={actions}>
      {text}
    </ModalDialog>
  );
}
