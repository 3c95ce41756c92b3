import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { Alert, Button, Dialog } from '@paniscus/ui';
import { formatTitle } from '../RecurringDonation/recurring-labels';
import type { PanelProps } from './panel.types';

interface StopDialogProps extends PanelProps {
  gift: RecurringDonation;
  isOpen: boolean;
  onStop: () => void;
  onPause: () => void;
}

export function StopDialog(props: StopDialogProps) {
  const { gift, isOpen, isProcessing, refusal, onStop, onPause, onClose } = props;
  const isPaused = gift.state === 'paused';
  const actions = (
    <>
      <Button look="plain" onClick={onClose} isDisabled={isProcessing}>
        Keep it
      </Button>
      {isPaused ? null : (
        <Button look="plain" onClick={onPause} isDisabled={isProcessing}>
          Pause instead
        </Button>
      )}
      <Button look="danger" onClick={onStop} isProcessing={isProcessing}>
        Stop
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title="Stop this gift?" onClose={onClose} actions={actions}>
      <p>
        {`Your gift of ${formatTitle(gift)} ends today, and your card is not charged again. Your receipts stay on this page.`}
        {isPaused ? '' : ' If it should only rest for a while, you can pause it.'}
      </p>
      {refusal === undefined ? null : <Alert kind="error">{refusal}</Alert>}
    </Dialog>
  );
}
