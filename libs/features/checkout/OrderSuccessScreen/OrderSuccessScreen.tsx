import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderDetails } from '@paniscus/domain/checkout';
import { isolateName } from '@paniscus/domain/text';
import { EmptyState, Page } from '@paniscus/ui';
import { OrderLink } from '../OrderSummary/OrderLink';
import { OrderReceipt } from '../OrderSummary/OrderReceipt';

type OrderSuccessState = { kind: 'ready'; order: OrderDetails } | { kind: 'unknown' };

interface OrderSuccessScreenProps {
  state: OrderSuccessState;
  links: { store: string; findOrder: string; order: (token: string) => string };
}

/** Confirmation of a paid order; a direct visit shows that there is no order. */
export function OrderSuccessScreen({ state, links }: OrderSuccessScreenProps) {
  if (state.kind === 'unknown')
    return (
      <Page title="Your order" sign="carry">
        <EmptyState
          word="question"
          title="There is no order to show here."
          action={<Button href={links.findOrder}>Find my order</Button>}
        >
          This page appears right after a purchase. If you ordered earlier, check your email for the receipt,
          or find your order by its number.
        </EmptyState>
      </Page>
    );

  const { order } = state;
  return (
    <Page
      title="Payment Successful!"
      lead={`Thank you, ${isolateName(order.name)}. Your order has been placed, and your items will be made to order.`}
      sign="carry"
    >
      <Stack spacing={4}>
        <Typography>
          A receipt was sent to <strong>{order.email}</strong>. It includes a link to track your order.
        </Typography>
        <OrderLink order={order} href={links.order(order.orderToken)} />
        <OrderReceipt order={order} />
        <Box>
          <Button href={links.store}>Back to the store</Button>
        </Box>
      </Stack>
    </Page>
  );
}
