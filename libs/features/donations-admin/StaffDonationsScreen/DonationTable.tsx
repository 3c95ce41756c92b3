import Link from '@mui/material/Link';
import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { DonationSummary } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { formatListedEmail } from '@paniscus/domain/personal-data';
import { AdminTable, LocalTime } from '@paniscus/ui';
import type { AdminTableColumn, RowSelection } from '@paniscus/ui';
import { getDonationName } from './donation-name';
import { AttentionChip, DisputeChip, DonationStatusChip } from '../Shared/StatusChips';

interface DonationTableProps {
  donations: readonly DonationSummary[];
  selection: RowSelection<DonationSummary>;
  links: { donation: (id: number) => string };
}

/** Table of donations. Those without a receipt number are labeled with their own number. */
export function DonationTable({ donations, selection, links }: DonationTableProps) {
  return (
    <AdminTable
      label="Donations"
      columns={getColumns(links)}
      rows={donations}
      getRowKey={({ id }) => id}
      selection={selection}
    />
  );
}

const getColumns = (links: DonationTableProps['links']): AdminTableColumn<DonationSummary>[] => [
  {
    id: 'receipt',
    header: 'Receipt',
    kind: 'heading',
    render: (donation) => (
      <Link variant="standalone" href={links.donation(donation.id)}>
        {getDonationName(donation)}
      </Link>
    ),
  },
  ...DETAIL_COLUMNS,
];

const DETAIL_COLUMNS: readonly AdminTableColumn<DonationSummary>[] = [
  {
    id: 'begun',
    header: 'Started',
    kind: 'date',
    render: ({ created_at }) => <LocalTime iso={created_at} />,
  },
  {
    id: 'donor',
    header: 'Donor',
    kind: 'person',
    render: ({ name }) => name,
    renderSecondary: (donation) =>
      donation.is_anonymous ? `${formatListedEmail(donation)} · Anonymous` : formatListedEmail(donation),
  },
  {
    id: 'frequency',
    header: 'Frequency',
    kind: 'person',
    render: ({ frequency }) => FREQUENCY_LABELS[frequency],
    renderSecondary: ({ fund, has_tribute }) =>
      [fund, has_tribute ? 'With a tribute' : null].filter(Boolean).join(' · ') || undefined,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'figure',
    render: ({ amount_cents }) => formatDollars(amount_cents),
    renderSecondary: ({ refunded_cents }) =>
      refunded_cents === 0 ? undefined : `${formatDollars(refunded_cents)} refunded`,
  },
  {
    id: 'state',
    header: 'Status',
    kind: 'badge',
    render: ({ state, has_attention, dispute }) => (
      <>
        <DonationStatusChip state={state} />
        {dispute === null ? null : <DisputeChip />}
        {has_attention ? <AttentionChip /> : null}
      </>
    ),
  },
];
