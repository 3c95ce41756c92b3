import { styled } from '@mui/material/styles';
import { formatDollars } from '@paniscus/domain';
import type { OrderSummary } from '@paniscus/domain';
import { LocalTime } from '@paniscus/ui';
import { OrderBadge } from '../OrderState/OrderBadge';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  links: { order: (id: number) => string };
}

const Table = styled('table')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& thead th': { ...typography.overline, padding: spacing(1, 2, 1, 0), color: vars.palette.text.secondary },
  '& tbody tr': { borderTop: `${measures.hairline} solid ${vars.palette.divider}` },
  '& tbody :is(th, td)': {
    padding: spacing(1.25, 2, 1.25, 0),
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td)[data-figure]': { textAlign: 'right', paddingRight: spacing(4), whiteSpace: 'nowrap' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    whiteSpace: 'nowrap',
  },
  '& small': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
  [`@media (max-width: ${measures.barFrom}px)`]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & :is(th, td)': { display: 'block' },
    // Number and state, day and sum, buyer: three lines, whatever their widths.
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(0.5, 2),
      paddingBlock: spacing(2),
    },
    '& tbody :is(th, td)': { padding: 0 },
    '& tbody th': { flex: '1 1 max(32%, 100% - 16rem)' },
    '& tbody td:first-of-type': { order: 2, flex: '1 1 55%' },
    '& tbody td[data-figure]': { order: 3, padding: 0 },
    '& tbody td:nth-of-type(2)': { order: 4, flexBasis: '100%' },
    '& tbody td[data-badge]': { order: 1 },
    '& [data-items]': { display: 'none' },
  },
}));

/** Orders as a table where there is room, as cards on a phone; the roles hold when the layout changes. */
export function OrderTable({ orders, links }: OrderTableProps) {
  return (
    <Table role="table" aria-label="Orders">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Order</th>
          <th role="columnheader">Placed</th>
          <th role="columnheader">Buyer</th>
          <th role="columnheader" data-figure>
            Things
          </th>
          <th role="columnheader" data-figure>
            Total
          </th>
          <th role="columnheader">State</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} links={links} />
        ))}
      </tbody>
    </Table>
  );
}

function OrderRow({ order, links }: { order: OrderSummary } & Pick<OrderTableProps, 'links'>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={links.order(order.id)}>{order.number}</a>
      </th>
      <td role="cell">
        <LocalTime iso={order.created_at} />
      </td>
      <td role="cell">
        {order.name}
        <small>{order.email}</small>
      </td>
      <td role="cell" data-figure data-items>
        {order.item_count}
      </td>
      <td role="cell" data-figure>
        {formatDollars(order.total_cents)}
        {order.refunded_cents === 0 ? null : (
          <small>{`${formatDollars(order.refunded_cents)} refunded`}</small>
        )}
      </td>
      <td role="cell" data-badge>
        <OrderBadge state={order.state} />
      </td>
    </tr>
  );
}
