import Link from '@mui/material/Link';
import { formatDollars } from '@paniscus/domain/money';
import type { OrderSummary } from '@paniscus/domain/orders';
import { formatListedEmail } from '@paniscus/domain/personal-data';
import { AdminTable, LocalTime, StatusChip } from '@paniscus/ui';
import type { AdminTableColumn, RowSelection } from '@paniscus/ui';
import { OrderStatusChip } from '../OrderStatus/OrderStatusChip';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  selection: RowSelection<OrderSummary>;
  links: { order: (id: number) => string };
}

export function OrderTable({ orders, selection, links }: OrderTableProps) {
  return (
    <AdminTable
      label="Orders"
      columns={getColumns(links)}
      rows={orders}
      getRowKey={({ id }) => id}
      selection={selection}
    />
  );
}

const getColumns = (links: OrderTableProps['links']): AdminTableColumn<OrderSummary>[] => [
  {
    id: 'number',
    header: 'Order',
    kind: 'heading',
    render: ({ id, number }) => (
      <Link variant="standalone" href={links.order(id)}>
        {number}
      </Link>
    ),
  },
  { id: 'placed', header: 'Placed', kind: 'date', render: (order) => <LocalTime iso={order.created_at} /> },
  {
    id: 'buyer',
    header: 'Buyer',
    kind: 'person',
    render: ({ name }) => name,
    renderSecondary: formatListedEmail,
  },
  {
    id: 'items',
    header: 'Items',
    kind: 'figure',
    isDetail: true,
    render: ({ item_count }) => item_count,
  },
  {
    id: 'total',
    header: 'Total',
    kind: 'figure',
    render: ({ total_cents }) => formatDollars(total_cents),
    renderSecondary: ({ refunded_cents }) =>
      refunded_cents === 0 ? undefined : `${formatDollars(refunded_cents)} refunded`,
  },
  {
    id: 'state',
    header: 'Status',
    kind: 'badge',
    render: ({ state, dispute }) => (
      <>
        <OrderStatusChip state={state} />
        {dispute === null ? null : <StatusChip color="error" label="Disputed" />}
      </>
    ),
  },
];
