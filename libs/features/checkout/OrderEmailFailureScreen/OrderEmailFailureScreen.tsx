import Stack from '@mui/material/Stack';
import { organization } from '@paniscus/content';
import type { OrderDetails } from '@paniscus/domain/checkout';
import { Alert, Button, EmptyState, Page } from '@paniscus/ui';
import { OrderReceipt } from '../OrderSummary/OrderReceipt';
import { buildReceiptRequest } from './receipt-request';

type OrderEmailFailureState = { kind: 'ready'; order: OrderDetails } | { kind: 'unknown' };

interface OrderEmailFailureScreenProps {
  state: OrderEmailFailureState;
  links: { store: string; findOrder: string };
}

/** Shown when the order is paid but its email was not sent; a direct visit shows that there is no order. */
export function OrderEmailFailureScreen({ state, links }: OrderEmailFailureScreenProps) {
  const { support } = organization.mailboxes;
  if (state.kind === 'unknown')
    return (
      <Page title="Order Processed Successfully" mark="carry">
        <EmptyState
          word="question"
          title="There is no order to show here."
          action={<Button href={links.findOrder}>Find my order</Button>}
        >
          This page is shown right after a purchase whose confirmation email could not be sent.
        </EmptyState>
      </Page>
    );

  const { order } = state;
  return (
    <Page title="Order Processed Successfully" mark="carry">
      <Stack spacing={4} useFlexGap sx={{ alignItems: 'stretch' }}>
        <Alert
          kind="warning"
          title="Your payment succeeded and your order was placed, but the confirmation email failed."
        >
          We will try to send it again by ourselves; please do not order a second time. If no receipt has come
          by tomorrow, please email <a href={buildReceiptRequest(support, order)}>{support}</a> with your
          order details, and you will get one.
        </Alert>
        <OrderReceipt order={order} />
        <p>
          <Button href={links.store}>Back to the store</Button>
        </p>
      </Stack>
    </Page>
  );
}
