import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ModalDialog, SubmitButton } from '@paniscus/ui';
import type { PanelProps } from '../RecurringPanels/panel.types';

interface RevokeDialogProps extends PanelProps {
  open: boolean;
  /** Receives the new link. */
  email: string;
  onRevoke: () => void;
}

export function RevokeDialog({ open, email, isProcessing, error, onClose, onRevoke }: RevokeDialogProps) {
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isProcessing}>
        Keep link
      </Button>
      <SubmitButton
        type="button"
        variant="outlined"
        color="error"
        onClick={onRevoke}
        loading={open && isProcessing}
      >
        Replace link
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog open={open} title="Replace this link?" onClose={onClose} actions={actions}>
      <Typography sx={{ mb: error === undefined ? 0 : 2 }}>
        {`The link stops working right away, including in emails we already sent. We will email a new one to ${email}. Your recurring gifts do not change.`}
      </Typography>
      {error === undefined ? null : <Alert severity="error">{error}</Alert>}
    </ModalDialog>
  );
}
