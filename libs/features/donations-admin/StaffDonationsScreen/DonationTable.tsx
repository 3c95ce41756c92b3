import type { DonationSummary } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { LocalTime, RecordTable } from '@paniscus/ui';
import { AttentionBadge, DonationBadge } from '../Shared/AdminBadges';
import { FREQUENCY_LABELS } from '../Shared/donation-labels';

interface DonationTableProps {
  donations: readonly DonationSummary[];
  links: { donation: (id: number) => string };
}

const COLUMNS = [
  { label: 'Receipt' },
  { label: 'Begun' },
  { label: 'Donor' },
  { label: 'Given' },
  { label: 'Amount', isFigure: true },
  { label: 'State' },
];

/** Table of donations. Those without a receipt number are labeled with their own number. */
export function DonationTable({ donations, links }: DonationTableProps) {
  return (
    <RecordTable label="Donations" columns={COLUMNS}>
      {donations.map((donation) => (
        <DonationRow key={donation.id} donation={donation} links={links} />
      ))}
    </RecordTable>
  );
}

function DonationRow({ donation, links }: { donation: DonationSummary } & Pick<DonationTableProps, 'links'>) {
  const { id, receipt_number, created_at, name, email, amount_cents, refunded_cents } = donation;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={links.donation(id)}>{receipt_number ?? `Donation ${id}`}</a>
      </th>
      <td role="cell" data-when>
        <LocalTime iso={created_at} />
      </td>
      <td role="cell" data-who>
        {name}
        <small>{email}</small>
      </td>
      <td role="cell" data-who>
        {FREQUENCY_LABELS[donation.frequency]}
        {donation.has_tribute ? <small>With a tribute</small> : null}
      </td>
      <td role="cell" data-figure>
        {formatDollars(amount_cents)}
        {refunded_cents === 0 ? null : <small>{`${formatDollars(refunded_cents)} given back`}</small>}
      </td>
      <td role="cell" data-badge>
        <DonationBadge state={donation.state} />
        {donation.has_attention ? <AttentionBadge /> : null}
      </td>
    </tr>
  );
}
