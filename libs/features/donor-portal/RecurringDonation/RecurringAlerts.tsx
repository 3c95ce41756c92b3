import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { GiveAgainLink } from './GiveAgainLink';
import { formatCardExpiry } from './recurring-labels';

interface RecurringAlertsProps {
  donation: RecurringDonation;
  donateHref: string;
  /** The result of the last action is shown, with the way on from an ended gift. */
  hasResult: boolean;
  /** Why the last action failed, which is shown above. */
  error: string | undefined;
}

/** Warnings about a declined charge or an expiring card, and why a gift has ended. */
export function RecurringAlerts({ donation, donateHref, hasResult, error }: RecurringAlertsProps) {
  const { card, failure, state } = donation;
  if (state === 'ended' && !hasResult) return <EndedAlert failure={failure} donateHref={donateHref} />;
  if (!isRecurringDonationActive(state)) return null;
  return (
    <>
      {state === 'past_due' ? (
        <Alert severity="warning" role="status">
          {failure === null || failure === error ? null : (
            <AlertTitle>{`Message from the bank: ${failure}`}</AlertTitle>
          )}
          Please use another card, or try this one again once it works.
        </Alert>
      ) : null}
      {donation.is_card_ending && card !== null && state !== 'past_due' ? (
        <Alert severity="warning" role="status">
          <AlertTitle>{`Your card is valid through ${formatCardExpiry(card)}`}</AlertTitle>
          Add your new card to keep your gift going.
        </Alert>
      ) : null}
    </>
  );
}

/** Says why a gift has ended if the card was the cause, and offers another one. */
function EndedAlert({ failure, donateHref }: { failure: string | null; donateHref: string }) {
  return (
    <Alert severity="info" role="status" action={<GiveAgainLink href={donateHref} />}>
      {failure === null ? null : (
        <AlertTitle>{`The card could not be charged. Message from the bank: ${failure}`}</AlertTitle>
      )}
      Your card will not be charged again.
    </Alert>
  );
}
