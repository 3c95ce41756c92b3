import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { formatCardExpiry } from './recurring-labels';

/** Warnings about a declined charge or an expiring card. */
export function RecurringAlerts({ donation }: { donation: RecurringDonation }) {
  const { card, failure, state } = donation;
  if (!isRecurringDonationActive(state)) return null;
  return (
    <>
      {state === 'past_due' ? (
        <Alert severity="warning" role="status">
          {failure === null ? null : <AlertTitle>{`Message from the bank: ${failure}`}</AlertTitle>}
          Please use another card, or try this one again.
        </Alert>
      ) : null}
      {donation.is_card_ending && card !== null ? (
        <Alert severity="warning" role="status">
          <AlertTitle>Your card is about to expire</AlertTitle>
          {`It expires ${formatCardExpiry(card)}. Add a new card to keep your gift going.`}
        </Alert>
      ) : null}
    </>
  );
}
