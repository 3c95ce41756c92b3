import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { getOrderSteps } from '@paniscus/domain/orders';
import type { OrderPage, OrderState } from '@paniscus/domain/orders';
import {
  breakBeforeDomain,
  EmptyState,
  ErrorState,
  Page,
  RecordSection,
  RecordSections,
  ReloadButton,
} from '@paniscus/ui';
import { OrderTimeline } from '../OrderStatus/OrderTimeline';
import { describeOrderState } from '../OrderStatus/order-labels';
import { OrderAddress } from '../Shared/OrderAddress';
import { OrderDay } from '../Shared/OrderDay';
import { OrderItems } from '../Shared/OrderItems';
import { ParcelList } from '../Shared/ParcelList';

export type OrderScreenState =
  /**
   * `isEarlier`: the buyer tried to pay again, and the order had been paid already; `hasCart`: the cart holds more than
   * the order.
   */
  | { kind: 'ready'; order: OrderPage; isEarlier?: boolean; hasCart?: boolean }
  /** The link is not a valid order link, or no longer one. */
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

interface OrderScreenProps {
  state: OrderScreenState;
  links: { store: string; cart: string; findOrder: string };
}

/** States without a delivery timeline. */
const ENDED: readonly OrderState[] = ['failed', 'canceled', 'refunded'];

/** Order page behind a capability URL: progress, shipping address and items. */
export function OrderScreen({ state, links }: OrderScreenProps) {
  switch (state.kind) {
    case 'notFound':
      return (
        <Page title="Order not found" sign="carry">
          <EmptyState
            word="question"
            title="We could not find an order for this link."
            action={<Button href={links.findOrder}>Find my order</Button>}
          >
            The link may be incomplete. Enter your order number and email address, and we will send it to you
            again.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your order" sign="carry">
          <ErrorState
            title={state.message}
            message="We could not load your order. The order itself is not affected. Please try again."
            action={<ReloadButton variant="outlined" color="inherit" />}
          />
        </Page>
      );
    case 'ready':
      return <Ready {...state} links={links} />;
  }
}

type ReadyProps = Extract<OrderScreenState, { kind: 'ready' }> & Pick<OrderScreenProps, 'links'>;

function Ready({ order, isEarlier, hasCart, links }: ReadyProps) {
  const placed = (
    <span>
      Placed <OrderDay iso={order.created_at} />
    </span>
  );
  return (
    <Page
      title={`Order ${order.number}`}
      overline={placed}
      lead={describeOrderState(order)}
      sign="carry"
      width="wide"
    >
      {isEarlier === true ? (
        <Alert severity="info" sx={{ mb: 4 }}>
          You had already paid for this order in an earlier attempt. You were not charged again.
          {hasCart === true ? (
            <>
              {' '}
              Items that are not part of it are still in <Link href={links.cart}>your cart</Link>.
            </>
          ) : null}
        </Alert>
      ) : null}
      <RecordSections
        aside={
          <RecordSection title="What you ordered">
            <OrderItems order={order} />
          </RecordSection>
        }
      >
        {ENDED.includes(order.state) ? null : (
          <RecordSection title="Order progress">
            <OrderTimeline steps={getOrderSteps(order)} />
          </RecordSection>
        )}
        {order.parcels.length === 0 ? null : (
          <RecordSection title={order.parcels.length === 1 ? 'Your package' : 'Your packages'}>
            <ParcelList parcels={order.parcels} />
          </RecordSection>
        )}
        <RecordSection title="Shipping address">
          <OrderAddress address={order.address} />
        </RecordSection>
        <Questions orderNumber={order.number} storeHref={links.store} />
      </RecordSections>
    </Page>
  );
}

function Questions({ orderNumber, storeHref }: { orderNumber: string; storeHref: string }) {
  const { support } = organization.mailboxes;
  return (
    <RecordSection title="Questions?">
      <Typography variant="body2" color="textSecondary">
        Write to{' '}
        <Link href={`mailto:${support}?subject=Order%20${orderNumber}`}>{breakBeforeDomain(support)}</Link>{' '}
        and include the order number, or go <Link href={storeHref}>back to the store</Link>.
      </Typography>
    </RecordSection>
  );
}
