import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { Alert } from '@paniscus/ui';
import { formatCardExpiry } from './recurring-labels';

/** Notices about a declined charge or an expiring card. */
export function RecurringNotes({ gift }: { gift: RecurringDonation }) {
  const { card, failure, state } = gift;
  if (!isRecurringDonationActive(state)) return null;
  return (
    <>
      {state === 'past_due' ? (
        <Alert kind="warning" title={failure === null ? undefined : `The bank said: ${failure}`}>
          Another card mends it, or trying once more when the bank has nothing against it.
        </Alert>
      ) : null}
      {gift.is_card_ending && card !== null ? (
        <Alert kind="warning" title="Your card is ending">
          {`It is good through ${formatCardExpiry(card)}. With a new one, your gift goes on without a break.`}
        </Alert>
      ) : null}
    </>
  );
}
