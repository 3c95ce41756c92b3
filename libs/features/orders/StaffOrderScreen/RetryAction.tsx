import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '@paniscus/domain/orders';
import { ModalDialog, SubmitButton } from '@paniscus/ui';
import { useState } from 'react';

interface RetryActionProps {
  order: StaffOrder;
  loading: boolean;
  disabled: boolean;
  onRetry: () => void;
}

/**
 * Resumes a stuck order. An order that was stopped for a person to look at, such as one whose payment is disputed, goes to
 * production, which cannot be undone; so it asks for confirmation.
 */
export function RetryAction({ order, onRetry, ...button }: RetryActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!order.can_retry) return null;
  const isStopped = order.state === 'needs_attention';
  const confirm = () => {
    setIsAsking(false);
    onRetry();
  };
  return (
    <>
      <SubmitButton type="button" onClick={isStopped ? () => setIsAsking(true) : onRetry} {...button}>
        Retry
      </SubmitButton>
      <ModalDialog
        open={isAsking}
        title="Send this order to production?"
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={() => setIsAsking(false)}>
              Keep order on hold
            </Button>
            <Button onClick={confirm}>Send to production</Button>
          </>
        }
      >
        <Typography sx={{ mb: 2 }}>
          Order {order.number} was stopped for this reason: {order.attention}
        </Typography>
        <Typography>
          The print shop will start making the items and charge us for them. This cannot be undone.
        </Typography>
      </ModalDialog>
    </>
  );
}
