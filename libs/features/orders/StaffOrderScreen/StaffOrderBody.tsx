import Link from '@mui/material/Link';
import { formatDollars } from '@paniscus/domain/money';
import type { OrderEdit, RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { isErased } from '@paniscus/domain/personal-data';
import {
  breakBeforeDomain,
  DescriptionList,
  LocalTime,
  Page,
  RecordSection,
  RecordSections,
  RefundList,
  StatusChip,
} from '@paniscus/ui';
import { OrderStatusChip } from '../OrderStatus/OrderStatusChip';
import { OrderAddress } from '../Shared/OrderAddress';
import { OrderItems } from '../Shared/OrderItems';
import { ParcelList } from '../Shared/ParcelList';
import { OrderActions } from './OrderActions';
import { OrderHistory } from './OrderHistory';
import type { ShownOrder } from './staff-order-screen.types';

interface StaffOrderBodyProps {
  state: ShownOrder;
  onRetry: (seen: AttentionReview) => void;
  onResolve: (seen: AttentionReview) => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  onCorrect: (correction: EmailCorrection) => void;
  onEdit: (edit: OrderEdit) => void;
  links: { orders: string };
}

/** An order as staff see it: actions, history, items and buyer. */
export function StaffOrderBody({ state, links, ...actions }: StaffOrderBodyProps) {
  const { order } = state;
  return (
    <Page
      title={`Order ${order.number}`}
      overline={<OrderOverline order={order} href={links.orders} />}
      width="wide"
    >
      <OrderActions state={state} {...actions} />
      <RecordSections aside={<OrderDetails order={order} />}>
        <RecordSection title="History">
          <OrderHistory events={order.history} />
        </RecordSection>
        {order.refunds.length === 0 ? null : (
          <RecordSection title="Refunds">
            <RefundList refunds={order.refunds} format={formatDollars} />
          </RecordSection>
        )}
        {order.parcels.length === 0 ? null : (
          <RecordSection title="Packages">
            <ParcelList parcels={order.parcels} />
          </RecordSection>
        )}
      </RecordSections>
    </Page>
  );
}

function OrderOverline({ order, href }: { order: StaffOrder; href: string }) {
  return (
    <>
      <OrderStatusChip state={order.state} />
      {order.dispute === null ? null : <StatusChip color="error" label="Disputed" />}
      <span>
        Placed <LocalTime iso={order.created_at} />
      </span>
      <Link href={href}>All orders</Link>
    </>
  );
}

function OrderDetails({ order }: { order: StaffOrder }) {
  return (
    <>
      <RecordSection title="Items ordered">
        <OrderItems order={order} />
      </RecordSection>
      <RecordSection title="Buyer">
        <BuyerDetails order={order} />
      </RecordSection>
      <RecordSection title="Shipping address">
        <OrderAddress address={order.address} />
      </RecordSection>
    </>
  );
}

function BuyerDetails({ order }: { order: StaffOrder }) {
  return (
    <DescriptionList
      items={[
        {
          term: 'Email',
          description: isErased(order) ? (
            'Erased'
          ) : (
            <Link href={`mailto:${order.email}`}>{breakBeforeDomain(order.email)}</Link>
          ),
        },
        { term: 'Phone', description: order.phone === '' ? 'None given' : order.phone },
        { term: 'Payment', description: order.intent_id ?? 'None yet' },
        { term: 'Print shop', description: order.print_order_id ?? 'Not sent yet' },
      ]}
    />
  );
}
