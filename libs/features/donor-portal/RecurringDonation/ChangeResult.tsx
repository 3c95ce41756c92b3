import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { Alert, Button } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { GiftMoment } from '../DonorPortalScreen/donor-portal-state';
import { describeDone, isStillOpen } from './recurring-labels';

interface ChangeResultProps {
  gift: RecurringDonation;
  done: NonNullable<GiftMoment['done']>;
  onUndo: (before: RecurringDonation) => void;
  donateHref: string;
}

/**
 * Result message of the last action, with an undo button where possible. Receives focus when the action's button
 * disappears.
 */
export function ChangeResult({ gift, done, onUndo, donateHref }: ChangeResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { action, before } = done;
  const kind = isStillOpen(gift, action) ? 'warning' : 'success';
  const isOther = action === 'amount' && before.amount_cents !== gift.amount_cents;
  const undo = isOther ? (
    <Button look="plain" onClick={() => onUndo(before)}>
      {`Back to ${formatDollars(before.amount_cents)}`}
    </Button>
  ) : undefined;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind={kind} action={action === 'stop' ? <a href={donateHref}>Give again</a> : undo}>
        {describeDone(gift, done)}
      </Alert>
    </div>
  );
}
