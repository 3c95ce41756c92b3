import { formatDollars } from '@paniscus/domain/money';
import type { OrderSummary } from '@paniscus/domain/orders';
import { LocalTime, RecordTable } from '@paniscus/ui';
import { OrderBadge } from '../OrderState/OrderBadge';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  links: { order: (id: number) => string };
}

const COLUMNS = [
  { label: 'Order' },
  { label: 'Placed' },
  { label: 'Buyer' },
  { label: 'Things', isFigure: true },
  { label: 'Total', isFigure: true },
  { label: 'State' },
];

export function OrderTable({ orders, links }: OrderTableProps) {
  return (
    <RecordTable label="Orders" columns={COLUMNS}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} links={links} />
      ))}
    </RecordTable>
  );
}

function OrderRow({ order, links }: { order: OrderSummary } & Pick<OrderTableProps, 'links'>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={links.order(order.id)}>{order.number}</a>
      </th>
      <td role="cell" data-when>
        <LocalTime iso={order.created_at} />
      </td>
      <td role="cell" data-who>
        {order.name}
        <small>{order.email}</small>
      </td>
      <td role="cell" data-figure data-detail>
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
