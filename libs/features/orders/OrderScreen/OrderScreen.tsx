import { organization } from '@paniscus/content';
import { getOrderSteps } from '@paniscus/domain/orders';
import type { OrderPage, OrderState } from '@paniscus/domain/orders';
import { Button, EmptyState, ErrorState, LocalTime, Page, Part, Parts } from '@paniscus/ui';
import { OrderAddressLines } from '../OrderParts/OrderAddressLines';
import { OrderGoods } from '../OrderParts/OrderGoods';
import { ParcelList } from '../OrderParts/ParcelList';
import { OrderTimeline } from '../OrderState/OrderTimeline';
import { getStanding } from '../OrderState/order-labels';

export type OrderScreenState =
  | { kind: 'ready'; order: OrderPage }
  /** The link is not a valid order link, or no longer one. */
  | { kind: 'notFound' }
  | { kind: 'failed'; message: string };

interface OrderScreenProps {
  state: OrderScreenState;
  links: { store: string; findOrder: string };
}

/** States without a delivery timeline. */
const ENDED: readonly OrderState[] = ['failed', 'canceled', 'refunded'];

/** Order page behind a capability URL: progress, shipping address and items. */
export function OrderScreen({ state, links }: OrderScreenProps) {
  switch (state.kind) {
    case 'notFound':
      return (
        <Page title="Order not found" mark="carry">
          <EmptyState
            word="question"
            title="This link leads to no order."
            action={<Button href={links.findOrder}>Find my order</Button>}
          >
            Perhaps a part of it was lost on the way. With the order's number and your email address we send
            you a new one.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your order" mark="carry">
          <ErrorState
            title={state.message}
            message="Your order is safe; it could not be shown just now."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Page>
      );
    case 'ready':
      return <Ready order={state.order} links={links} />;
  }
}

function Ready({ order, links }: { order: OrderPage } & Pick<OrderScreenProps, 'links'>) {
  const { support } = organization.mailboxes;
  const placed = (
    <span>
      Placed <LocalTime iso={order.created_at} />
    </span>
  );
  return (
    <Page title={`Order ${order.number}`} label={placed} lead={getStanding(order)} mark="carry" width="wide">
      <Parts>
        <div>
          {ENDED.includes(order.state) ? null : (
            <Part title="On its way">
              <OrderTimeline steps={getOrderSteps(order)} />
            </Part>
          )}
          {order.parcels.length === 0 ? null : (
            <Part title={order.parcels.length === 1 ? 'Your parcel' : 'Your parcels'}>
              <ParcelList parcels={order.parcels} />
            </Part>
          )}
          <Part title="Shipping address">
            <OrderAddressLines address={order.address} />
          </Part>
          <Part title="Questions?">
            <p data-quiet>
              Write to <a href={`mailto:${support}?subject=Order%20${order.number}`}>{support}</a> and name
              the order, or go <a href={links.store}>back to the store</a>.
            </p>
          </Part>
        </div>
        <Part title="What you ordered">
          <OrderGoods order={order} />
        </Part>
      </Parts>
    </Page>
  );
}
