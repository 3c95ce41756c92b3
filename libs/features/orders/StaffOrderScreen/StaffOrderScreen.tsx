import type { RefundRequest, StaffOrder } from '@paniscus/domain';
import { Button, EmptyState, ErrorState, Loading, Page, Skeleton } from '@paniscus/ui';
import { StaffOrderBody } from './StaffOrderBody';

/** What staff can do to an order. */
export type OrderAction = 'retry' | 'resend' | 'refund';

export type StaffOrderState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `done` says what the last thing done has led to. */
  | { kind: 'ready'; order: StaffOrder; done?: string }
  | { kind: 'processing'; order: StaffOrder; action: OrderAction }
  /** The last thing asked for was not done. */
  | { kind: 'refused'; order: StaffOrder; action: OrderAction; message: string };

/** A state in which there is an order to show. */
export type ShownOrder = Extract<StaffOrderState, { order: StaffOrder }>;

interface StaffOrderScreenProps {
  state: StaffOrderState;
  onRetry: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: { orders: string };
}

/** One order, with everything that is known of it and what can be done to it. */
export function StaffOrderScreen({ state, links, ...actions }: StaffOrderScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <Page title="Order" mark="key" width="wide">
          <Loading word="key" />
          <Skeleton lines={8} />
        </Page>
      );
    case 'failed':
      return (
        <Page title="Order" mark="key">
          <ErrorState
            title={state.message}
            message="The order is safe; load the page again in a moment."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Page>
      );
    case 'notFound':
      return (
        <Page title="Order not found" mark="key">
          <EmptyState
            word="question"
            title="There is no such order."
            action={<Button href={links.orders}>All orders</Button>}
          />
        </Page>
      );
    default:
      return <StaffOrderBody state={state} links={links} {...actions} />;
  }
}
