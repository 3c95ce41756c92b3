import Button from '@mui/material/Button';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { FocusedAlert } from '@paniscus/ui';
import type { RecurringActionStatus } from '../DonorPortalScreen/donor-portal-state';
import { GiveAgainLink } from './GiveAgainLink';
import { describeResult, isNothingLeft, isStillOpen } from './recurring-labels';

interface ChangeResultProps {
  donation: RecurringDonation;
  done: NonNullable<RecurringActionStatus['done']>;
  onUndo: (before: RecurringDonation) => void;
  donateHref: string;
}

/** Result message of the last action, with an undo button where possible. */
export function ChangeResult({ donation, done, onUndo, donateHref }: ChangeResultProps) {
  const { action, before } = done;
  const canUndo = action === 'amount' && before.amount_cents !== donation.amount_cents;
  const undo = canUndo ? (
    <Button variant="outlined" color="inherit" onClick={() => onUndo(before)}>
      <span>{`Change back to ${formatDollars(before.amount_cents)}`}</span>
    </Button>
  ) : undefined;
  const severity = isNothingLeft(donation, done) ? 'info' : 'success';
  return (
    <FocusedAlert
      role="status"
      severity={isStillOpen(donation, action) ? 'warning' : severity}
      action={action === 'stop' ? <GiveAgainLink href={donateHref} /> : undo}
    >
      {describeResult(donation, done)}
    </FocusedAlert>
  );
}
