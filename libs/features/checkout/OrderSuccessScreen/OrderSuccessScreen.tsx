import Stack from '@mui/material/Stack';
import type { OrderDetails } from '@paniscus/domain/checkout';
import { Button, EmptyState, Page } from '@paniscus/ui';
import { OrderReceipt } from '../OrderSummary/OrderReceipt';

type OrderSuccessState = { kind: 'ready'; order: OrderDetails } | { kind: 'unknown' };

interface OrderSuccessScreenProps {
  state: OrderSuccessState;
  links: { store: string; findOrder: string };
}

/** Confirmation of a paid order; a direct visit shows that there is no order. */
export function OrderSuccessScreen({ state, links }: OrderSuccessScreenProps) {
  if (state.kind === 'unknown')
    return (
      <Page title="Your order" mark="carry">
        <EmptyState
          word="question"
          title="There is no order to show here."
          action={<Button href={links.findOrder}>Find my order</Button>}
        >
          This page is shown right after a purchase. If you bought something earlier, your receipt is in your
          mailbox, and your order can be found by its number.
        </EmptyState>
      </Page>
    );

  const { order } = state;
  return (
    <Page
      title="Payment Successful!"
      lead={`Thank you, ${order.name}. Your order is placed, and what you chose is made for you now.`}
      mark="carry"
    >
      <Stack spacing={4} useFlexGap sx={{ alignItems: 'stretch' }}>
        <p>
          A receipt was sent to <strong>{order.email}</strong>. It carries a link to a page that follows your
          order to the door.
        </p>
        <OrderReceipt order={order} />
        <p>
          <Button href={links.store}>Back to the store</Button>
        </p>
      </Stack>
    </Page>
  );
}
