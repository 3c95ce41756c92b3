import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { Button, Dialog } from '@paniscus/ui';

interface StopDialogProps {
  /** The last selected donation; retained while the dialog closes. */
  gift: RecurringDonationSummary | undefined;
  isOpen: boolean;
  onStop: () => void;
  onClose: () => void;
}

/** Asks for confirmation before ending a recurring donation permanently. */
export function StopDialog({ gift, isOpen, onStop, onClose }: StopDialogProps) {
  const actions = (
    <>
      <Button look="plain" onClick={onClose}>
        Keep it
      </Button>
      <Button look="danger" onClick={onStop}>
        Stop the gift
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title="Stop this monthly gift?" onClose={onClose} actions={actions}>
      {gift === undefined
        ? null
        : `The ${formatDollars(gift.amount_cents)} a month from ${gift.name} (${gift.email}) end now. The card is not charged again, what has arrived stays, and the donor is told by email. It cannot be taken up again; the donor can begin a new one.`}
    </Dialog>
  );
}
