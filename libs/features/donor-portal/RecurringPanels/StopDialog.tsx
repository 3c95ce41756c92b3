import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { ModalDialog, SubmitButton } from '@paniscus/ui';
import { formatTitle } from '../RecurringDonation/recurring-labels';
import type { PanelProps } from './panel.types';

interface StopDialogProps extends PanelProps {
  donation: RecurringDonation;
  open: boolean;
  onStop: () => void;
  onPause: () => void;
}

export function StopDialog(props: StopDialogProps) {
  const { donation, open, error, onClose } = props;
  const isPaused = donation.state === 'paused';
  return (
    <ModalDialog
      open={open}
      title="Stop this gift?"
      onClose={onClose}
      actions={<StopButtons {...props} canPause={!isPaused} />}
    >
      <Typography sx={{ mb: error === undefined ? 0 : 2 }}>
        {`Your gift of ${formatTitle(donation)} ends today, and your card will not be charged again. Your receipts stay on this page.`}
        {isPaused ? '' : ' If you only need a break, you can pause it instead.'}
      </Typography>
      {error === undefined ? null : <Alert severity="error">{error}</Alert>}
    </ModalDialog>
  );
}

interface StopButtonsProps extends Pick<StopDialogProps, 'isProcessing' | 'onClose' | 'onPause' | 'onStop'> {
  canPause: boolean;
}

function StopButtons({ canPause, isProcessing, onClose, onPause, onStop }: StopButtonsProps) {
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isProcessing}>
        Keep gift
      </Button>
      {canPause ? (
        <Button variant="outlined" color="inherit" onClick={onPause} disabled={isProcessing}>
          Pause instead
        </Button>
      ) : null}
      <SubmitButton type="button" variant="outlined" color="error" onClick={onStop} loading={isProcessing}>
        Stop
      </SubmitButton>
    </>
  );
}
