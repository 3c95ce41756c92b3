import Button from '@mui/material/Button';
import { formatGiftKind } from '@paniscus/domain/donation';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { isolateName } from '@paniscus/domain/text';
import { ModalDialog } from '@paniscus/ui';

interface StopDialogProps {
  /** The last selected donation; retained while the dialog closes. */
  donation: RecurringDonationSummary | undefined;
  open: boolean;
  onStop: () => void;
  onClose: () => void;
}

/** Asks for confirmation before ending a recurring donation permanently. */
export function StopDialog({ donation, open, onStop, onClose }: StopDialogProps) {
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Keep gift
      </Button>
      <Button variant="outlined" color="error" onClick={onStop}>
        Stop gift
      </Button>
    </>
  );
  return (
    <ModalDialog open={open} title="Stop this gift?" onClose={onClose} actions={actions}>
      {donation === undefined
        ? null
        : `The ${formatGiftKind(donation.frequency)} of ${formatDollars(donation.amount_cents)} from ${isolateName(donation.name)} (${donation.email}) ends now. The card will not be charged again. Past gifts are not affected, and the donor is notified by email. This cannot be undone, but the donor can start a new gift.`}
    </ModalDialog>
  );
}
