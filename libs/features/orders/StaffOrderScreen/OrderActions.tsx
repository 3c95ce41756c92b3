import { styled } from '@mui/material/styles';
import { uuidFrom } from '@paniscus/domain/ids';
import { formatDollars } from '@paniscus/domain/money';
import { isOrderPaid, refundSumFrom } from '@paniscus/domain/orders';
import type { RefundRequest } from '@paniscus/domain/orders';
import { Alert, Button, RefundAction, SpinnerOverlay } from '@paniscus/ui';
import type { ShownOrder } from './staff-order-screen.types';

interface OrderActionsProps {
  state: ShownOrder;
  onRetry: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
}

const Stack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  marginBottom: spacing(6),
}));
const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));

/** What staff can do with an order, and how the last action ended. */
export function OrderActions({ state, onRetry, onResend, onRefund }: OrderActionsProps) {
  const { order } = state;
  const running = state.kind === 'processing' ? state.action : undefined;
  return (
    <Stack>
      <OrderAlerts state={state} />
      <Row>
        {order.can_retry ? (
          <Button onClick={onRetry} isProcessing={running === 'retry'} isDisabled={running !== undefined}>
            Retry
          </Button>
        ) : null}
        {isOrderPaid(order.state) ? (
          <Button
            look="plain"
            onClick={onResend}
            isProcessing={running === 'resend'}
            isDisabled={running !== undefined}
          >
            Resend email
          </Button>
        ) : null}
        <OrderRefund state={state} onRefund={onRefund} />
      </Row>
      <SpinnerOverlay isShown={running === 'retry' || running === 'resend'} label="Processing..." />
    </Stack>
  );
}

function OrderAlerts({ state }: Pick<OrderActionsProps, 'state'>) {
  const { attention } = state.order;
  return (
    <>
      {attention === null ? null : (
        <Alert kind="warning" title="This order needs you">
          {attention}
        </Alert>
      )}
      {state.kind === 'refused' ? <Alert kind="error">{state.message}</Alert> : null}
      {state.kind === 'ready' && state.done !== undefined ? <Alert kind="success">{state.done}</Alert> : null}
    </>
  );
}

function OrderRefund({ state, onRefund }: Pick<OrderActionsProps, 'state' | 'onRefund'>) {
  const { order } = state;
  if (order.refundable_cents === 0) return null;
  return (
    <RefundAction
      key={`${order.id}/${order.refunds.length}`}
      refundableCents={order.refundable_cents}
      whose="the buyer's card"
      getSum={(typed) => refundSumFrom(typed, order.refundable_cents)}
      format={formatDollars}
      newId={() => uuidFrom(crypto.getRandomValues(new Uint8Array(16)))}
      isProcessing={state.kind === 'processing' && state.action === 'refund'}
      message={state.kind === 'refused' && state.action === 'refund' ? state.message : undefined}
      onRefund={onRefund}
    />
  );
}
