import { isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import { PERIODS } from '@paniscus/domain/donation';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { formatListedEmail } from '@paniscus/domain/personal-data';
import { LocalTime, SubmitButton, VisuallyHidden } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import { RecurringStatusChip } from '../Shared/StatusChips';

interface ColumnActions {
  /** Id of the donation that is being stopped. */
  stoppingId: number | undefined;
  onStop: (donation: RecurringDonationSummary) => void;
}

const DETAIL_COLUMNS: readonly AdminTableColumn<RecurringDonationSummary>[] = [
  {
    id: 'donor',
    header: 'Donor',
    kind: 'heading',
    render: ({ name }) => name,
    renderSecondary: formatListedEmail,
  },
  {
    id: 'next-charge',
    header: 'Next charge',
    kind: 'date',
    render: (donation) => <NextCharge donation={donation} />,
    renderSecondary: describeFailure,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'figure',
    render: ({ amount_cents, frequency }) => `${formatDollars(amount_cents)} a ${PERIODS[frequency]}`,
    renderSecondary: ({ cost_cents }) =>
      cost_cents === 0 ? undefined : `includes ${formatDollars(cost_cents)} for the processing fee`,
  },
  {
    id: 'received',
    header: 'Received',
    kind: 'figure',
    render: ({ received_cents }) => formatDollars(received_cents),
    renderSecondary: ({ received_count }) =>
      received_count === 1 ? 'from 1 charge' : `from ${received_count} charges`,
  },
  {
    id: 'state',
    header: 'Status',
    kind: 'badge',
    render: ({ state }) => <RecurringStatusChip state={state} />,
  },
];

/** What is unpaid, as a donor may have changed the amount since, and why. */
function describeFailure({ overdue_cents, failure }: RecurringDonationSummary): string {
  const parts = [
    overdue_cents > 0 && `${formatDollars(overdue_cents)} is unpaid.`,
    // Written by the bank for the donor: 'Your card was declined.'
    failure !== null && `Message from the bank: ${failure}`,
  ];
  return parts.filter(Boolean).join(' ');
}

export const getColumns = (actions: ColumnActions): AdminTableColumn<RecurringDonationSummary>[] => [
  ...DETAIL_COLUMNS,
  {
    id: 'actions',
    header: 'Action',
    kind: 'action',
    render: (donation) => <StopButton donation={donation} {...actions} />,
  },
];

function StopButton({
  donation,
  stoppingId,
  onStop,
}: ColumnActions & { donation: RecurringDonationSummary }) {
  if (!isRecurringDonationActive(donation.state)) return null;
  return (
    <SubmitButton
      type="button"
      variant="outlined"
      color="inherit"
      onClick={() => onStop(donation)}
      loading={donation.id === stoppingId}
      disabled={stoppingId !== undefined}
    >
      Stop<VisuallyHidden>{` the gift of ${donation.name}`}</VisuallyHidden>
    </SubmitButton>
  );
}

function NextCharge({ donation }: { donation: RecurringDonationSummary }) {
  const { state, next_at, resumes_at, ended_at } = donation;
  if (next_at !== null) return <LocalTime iso={next_at} />;
  if (ended_at !== null)
    return (
      <>
        Ended <LocalTime iso={ended_at} />
      </>
    );
  if (state !== 'paused') return 'None';
  if (resumes_at === null) return 'When the donor resumes';
  return (
    <>
      After <LocalTime iso={resumes_at} />
    </>
  );
}
