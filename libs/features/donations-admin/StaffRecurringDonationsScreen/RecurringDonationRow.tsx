import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { Button, HiddenText, LocalTime } from '@paniscus/ui';
import { RecurringBadge } from '../Shared/AdminBadges';

interface RecurringDonationRowProps {
  gift: RecurringDonationSummary;
  isStopping: boolean;
  isDisabled: boolean;
  onStop: () => void;
}

export function RecurringDonationRow({ gift, isStopping, isDisabled, onStop }: RecurringDonationRowProps) {
  const { name, email, amount_cents, cost_cents, received_cents, received_count } = gift;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
        <small>{email}</small>
      </th>
      <td role="cell" data-when>
        <NextCharge gift={gift} />
        {gift.failure === null ? null : <small>{gift.failure}</small>}
      </td>
      <td role="cell" data-figure>
        {formatDollars(amount_cents)}
        {cost_cents === 0 ? null : <small>{`${formatDollars(cost_cents)} of it for the cost`}</small>}
      </td>
      <td role="cell" data-figure data-who>
        {formatDollars(received_cents)}
        <small>{received_count === 1 ? 'from 1 charge' : `from ${received_count} charges`}</small>
      </td>
      <td role="cell" data-badge>
        <RecurringBadge state={gift.state} />
      </td>
      <td role="cell" data-action>
        {isRecurringDonationActive(gift.state) ? (
          <Button look="plain" onClick={onStop} isProcessing={isStopping} isDisabled={isDisabled}>
            Stop<HiddenText>{` the gift of ${name}`}</HiddenText>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function NextCharge({ gift: { state, next_at, resumes_at, ended_at } }: { gift: RecurringDonationSummary }) {
  if (next_at !== null) return <LocalTime iso={next_at} />;
  if (ended_at !== null)
    return (
      <>
        Ended <LocalTime iso={ended_at} />
      </>
    );
  if (state !== 'paused') return 'None';
  if (resumes_at === null) return 'When the donor goes on';
  return (
    <>
      After <LocalTime iso={resumes_at} />
    </>
  );
}
