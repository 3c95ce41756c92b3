import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { LocalTime } from '../../data-display/LocalTime/LocalTime';

interface DisputeAlertProps extends Omit<AlertProps, 'children'> {
  /** The dispute that waits for a response, with its deadline as ISO 8601; nothing is shown without one. */
  dispute: { due_at: string | null } | null;
}

/** A disputed payment and what to do about it. Stays until the dispute no longer waits for a response. */
export function DisputeAlert({ dispute, ...alert }: DisputeAlertProps) {
  if (dispute === null) return null;
  return (
    <Alert severity="error" role="status" {...alert}>
      <AlertTitle>Disputed payment</AlertTitle>
      Respond in the Stripe dashboard
      {dispute.due_at === null ? null : (
        <>
          {' '}
          by <LocalTime iso={dispute.due_at} />
        </>
      )}
      . Nothing on this page answers the dispute.
    </Alert>
  );
}
