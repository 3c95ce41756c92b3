import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '@paniscus/domain/orders';
import type { AttentionReview } from '@paniscus/domain/payment';
import { ModalDialog, SubmitButton } from '@paniscus/ui';
import { useState } from 'react';

interface RetryActionProps {
  /** Order that may be on hold; without `can_retry` there is no button. */
  order: StaffOrder;
  /** Whether the order is being resumed. */
  loading: boolean;
  /** Whether another action is running. */
  disabled: boolean;
  /** Called with the note for staff that the person saw. */
  onRetry: (seen: AttentionReview) => void;
}

/**
 * Retries an order that is on hold. An order that was stopped for a person to look at, such as one whose payment is disputed, goes to
 * production, which cannot be undone; so it asks for confirmation. The question keeps the note with which it was opened: a
 * change in the background goes unnoticed, so the server refuses it.
 */
export function RetryAction({ order, onRetry, ...button }: RetryActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [note, setNote] = useState('');
  if (!order.can_retry) return null;
  const isStopped = order.state === 'needs_attention';
  const attention = order.attention ?? '';
  const ask = () => {
    setNote(attention);
    setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    onRetry({ attention: note });
  };
  return (
    <>
      <SubmitButton type="button" onClick={isStopped ? ask : () => onRetry({ attention })} {...button}>
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
          Order {order.number} is on hold for this reason: {note}
        </Typography>
        <Typography>
          The print shop will start making the items and charge us for them. This cannot be undone.
        </Typography>
      </ModalDialog>
    </>
  );
}
