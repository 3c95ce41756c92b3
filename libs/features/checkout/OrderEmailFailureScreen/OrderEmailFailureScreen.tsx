import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { organization } from '@paniscus/content';
import type { OrderDetails } from '@paniscus/domain/checkout';
import { breakBeforeDomain, EmptyState, Page } from '@paniscus/ui';
import { OrderLink } from '../OrderSummary/OrderLink';
import { OrderReceipt } from '../OrderSummary/OrderReceipt';
import { buildReceiptRequest } from './receipt-request';

type OrderEmailFailureState =
  { kind: 'ready'; order: OrderDetails; isEmailRefused?: boolean } | { kind: 'unknown' };

interface OrderEmailFailureScreenProps {
  state: OrderEmailFailureState;
  links: { store: string; findOrder: string; order: (token: string) => string };
}

/** Shown when the order is paid but its email was not sent; a direct visit shows that there is no order. */
export function OrderEmailFailureScreen({ state, links }: OrderEmailFailureScreenProps) {
  const { support } = organization.mailboxes;
  if (state.kind === 'unknown')
    return (
      <Page title="Your order" sign="carry">
        <EmptyState
          word="question"
          title="There is no order to show here."
          action={<Button href={links.findOrder}>Find my order</Button>}
        >
          This page appears after a purchase when we could not send the confirmation email.
        </EmptyState>
      </Page>
    );

  const { order, isEmailRefused = false } = state;
  return (
    <Page title="Order Processed Successfully" sign="carry">
      <Stack spacing={4}>
        <Alert severity="warning" role="status">
          <AlertTitle>
            Your payment succeeded and your order was placed, but the confirmation email failed.
          </AlertTitle>
          {isEmailRefused
            ? `The mail server for ${order.email} refused it, and no email will arrive until the address is corrected. Please do not order again. To correct it, `
            : 'We will keep trying to send it, so please do not order again. If no receipt has arrived by tomorrow, '}
          please email <Link href={buildReceiptRequest(support, order)}>{breakBeforeDomain(support)}</Link>{' '}
          {isEmailRefused
            ? 'with your order details and the correct address, and we will send your receipt.'
            : 'with your order details, and we will send you one.'}
        </Alert>
        <OrderLink order={order} href={links.order(order.orderToken)} />
        <OrderReceipt order={order} />
        <Box>
          <Button href={links.store}>Back to the store</Button>
        </Box>
      </Stack>
    </Page>
  );
}
