import { formatDollars } from '@paniscus/domain/money';
import type { RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import { Facts, LocalTime, Page, Part, Parts, RefundList } from '@paniscus/ui';
import { OrderAddressLines } from '../OrderParts/OrderAddressLines';
import { OrderGoods } from '../OrderParts/OrderGoods';
import { ParcelList } from '../OrderParts/ParcelList';
import { OrderBadge } from '../OrderState/OrderBadge';
import { OrderActions } from './OrderActions';
import { OrderHistory } from './OrderHistory';
import type { ShownOrder } from './staff-order-screen.types';

interface StaffOrderBodyProps {
  state: ShownOrder;
  onRetry: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: { orders: string };
}

/** An order as staff see it: actions, history, goods and buyer. */
export function StaffOrderBody({ state, links, ...actions }: StaffOrderBodyProps) {
  const { order } = state;
  return (
    <Page
      title={`Order ${order.number}`}
      label={<OrderLabel order={order} href={links.orders} />}
      width="wide"
    >
      <OrderActions state={state} {...actions} />
      <Parts>
        <div>
          <Part title="History">
            <OrderHistory events={order.history} />
          </Part>
          {order.refunds.length === 0 ? null : (
            <Part title="Refunds">
              <RefundList refunds={order.refunds} format={formatDollars} />
            </Part>
          )}
          {order.parcels.length === 0 ? null : (
            <Part title="Parcels">
              <ParcelList parcels={order.parcels} />
            </Part>
          )}
        </div>
        <div>
          <Part title="What was ordered">
            <OrderGoods order={order} />
          </Part>
          <Part title="Buyer">
            <OrderFacts order={order} />
          </Part>
          <Part title="Shipping address">
            <OrderAddressLines address={order.address} />
          </Part>
        </div>
      </Parts>
    </Page>
  );
}

function OrderLabel({ order, href }: { order: StaffOrder; href: string }) {
  return (
    <>
      <OrderBadge state={order.state} />
      <span>
        Placed <LocalTime iso={order.created_at} />
      </span>
      <a href={href}>All orders</a>
    </>
  );
}

function OrderFacts({ order }: { order: StaffOrder }) {
  return (
    <Facts>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${order.email}`}>{order.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>{order.phone === '' ? 'None given' : order.phone}</dd>
      <dt>Payment</dt>
      <dd>{order.intent_id ?? 'None yet'}</dd>
      <dt>Print shop</dt>
      <dd>{order.print_order_id ?? 'Not there yet'}</dd>
    </Facts>
  );
}
