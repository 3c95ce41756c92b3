import { styled } from '@mui/material/styles';
import type { RefundRequest, StaffOrder } from '@paniscus/domain';
import { LocalTime, Page } from '@paniscus/ui';
import { OrderAddressLines } from '../OrderParts/OrderAddressLines';
import { OrderGoods } from '../OrderParts/OrderGoods';
import { ParcelList } from '../OrderParts/ParcelList';
import { Part, Parts } from '../OrderParts/Part';
import { OrderBadge } from '../OrderState/OrderBadge';
import { OrderActions } from './OrderActions';
import { OrderHistory } from './OrderHistory';
import { RefundList } from './RefundList';
import type { ShownOrder } from './StaffOrderScreen';

interface StaffOrderBodyProps {
  state: ShownOrder;
  onRetry: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: { orders: string };
}

const Facts = styled('dl')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(0.75, 3),
  margin: 0,
  '& > dt': { color: vars.palette.text.secondary },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** An order that is there: what it needs, its history, and what it is. */
export function StaffOrderBody({ state, links, ...actions }: StaffOrderBodyProps) {
  const { order } = state;
  const placed = (
    <>
      <OrderBadge state={order.state} />
      <span>
        Placed <LocalTime iso={order.created_at} />
      </span>
      <a href={links.orders}>All orders</a>
    </>
  );
  return (
    <Page title={`Order ${order.number}`} label={placed} width="wide">
      <OrderActions state={state} {...actions} />
      <Parts>
        <div>
          <Part title="History">
            <OrderHistory events={order.history} />
          </Part>
          {order.refunds.length === 0 ? null : (
            <Part title="Refunds">
              <RefundList refunds={order.refunds} />
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
