import Link from '@mui/material/Link';
import type { StaffFund } from '@paniscus/domain/funds';
import { formatDollars } from '@paniscus/domain/money';
import { StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import { FundActions } from './FundActions';
import type { FundActionsProps } from './FundActions';

interface FundColumnOptions extends Pick<FundActionsProps, 'onAction' | 'onEdit'> {
  funds: readonly StaffFund[];
  links: { fundDonations: (id: number) => string };
}

const FundStatus = ({ isActive }: { isActive: boolean }) => (
  <StatusChip color={isActive ? 'success' : 'warning'} label={isActive ? 'Active' : 'Closed'} />
);

export const getFundColumns = ({
  funds,
  links,
  ...actions
}: FundColumnOptions): AdminTableColumn<StaffFund>[] => [
  {
    id: 'fund',
    header: 'Fund',
    kind: 'heading',
    render: ({ id, name }) => (
      <Link variant="standalone" href={links.fundDonations(id)}>
        {name}
      </Link>
    ),
    renderSecondary: ({ description }) => description,
  },
  {
    id: 'received',
    header: 'Received',
    kind: 'figure',
    render: ({ received_cents }) => formatDollars(received_cents),
    renderSecondary: ({ received_count: count }) => `${count} ${count === 1 ? 'gift' : 'gifts'}`,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    render: ({ is_active }) => <FundStatus isActive={is_active} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (fund) => (
      <FundActions fund={fund} position={funds.indexOf(fund)} count={funds.length} {...actions} />
    ),
  },
];
