import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { toUuidV4 } from '@paniscus/domain/ids';
import { formatDollars } from '@paniscus/domain/money';
import { isOrderPaid, parseRefundAmount } from '@paniscus/domain/orders';
import type { RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import type { EmailCorrection as Correction } from '@paniscus/domain/payment';
import { validateEmail } from '@paniscus/domain/validation';
import { EmailCorrection, ProcessingBackdrop, RefundAction, SubmitButton } from '@paniscus/ui';
import { RetryAction } from './RetryAction';
import type { OrderAction, ShownOrder } from './staff-order-screen.types';

interface OrderActionsProps {
  state: ShownOrder;
  onRetry: () => void;
  onResolve: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  /** Called with the corrected email address. */
  onCorrect: (correction: Correction) => void;
}

/** What staff can do with an order, and how the last action ended. */
export function OrderActions({
  state,
  onRetry,
  onResolve,
  onResend,
  onRefund,
  onCorrect,
}: OrderActionsProps) {
  const { order } = state;
  const running = state.kind === 'processing' ? state.action : undefined;
  const isRunning = running !== undefined;
  return (
    <Stack spacing={3} sx={{ mb: 6 }}>
      <OrderAlerts state={state} running={running} onResolve={onResolve} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        <RetryAction order={order} onRetry={onRetry} loading={running === 'retry'} disabled={isRunning} />
        {isOrderPaid(order.state) && order.state !== 'refunded' ? (
          <SubmitButton
            type="button"
            variant="outlined"
            color="inherit"
            onClick={onResend}
            loading={running === 'resend'}
            disabled={isRunning}
          >
            Resend email
          </SubmitButton>
        ) : null}
        {order.refused_emails.map((refused) => (
          <EmailCorrection
            key={refused}
            refused={refused}
            validate={validateEmail}
            isProcessing={running === 'correct'}
            message={state.kind === 'refused' && state.action === 'correct' ? state.message : undefined}
            onCorrect={(email) => onCorrect({ refused_email: refused, email })}
          />
        ))}
        <OrderRefund state={state} onRefund={onRefund} />
      </Stack>
      <ProcessingBackdrop open={isRunning && running !== 'refund'} label="Processing..." />
    </Stack>
  );
}

interface OrderAlertsProps extends Pick<OrderActionsProps, 'state' | 'onResolve'> {
  running: OrderAction | undefined;
}

function OrderAlerts({ state, running, onResolve }: OrderAlertsProps) {
  return (
    <>
      <Attention order={state.order} running={running} onResolve={onResolve} />
      {state.kind === 'refused' ? <Alert severity="error">{state.message}</Alert> : null}
      {state.kind === 'ready' && state.done !== undefined ? (
        <Alert severity="success" role="status">
          {state.done}
        </Alert>
      ) : null}
    </>
  );
}

type AttentionProps = { order: StaffOrder } & Pick<OrderAlertsProps, 'running' | 'onResolve'>;

/** Why the order needs a person. A note that stops nothing is removed when it is done. */
function Attention({ order: { attention, can_resolve }, running, onResolve }: AttentionProps) {
  if (attention === null) return null;
  const done = (
    <SubmitButton
      type="button"
      variant="outlined"
      color="inherit"
      onClick={onResolve}
      loading={running === 'resolve'}
      disabled={running !== undefined}
    >
      Done
    </SubmitButton>
  );
  return (
    <Alert severity="warning" role="status" action={can_resolve === true ? done : undefined}>
      <AlertTitle>This order needs attention</AlertTitle>
      {attention}
    </Alert>
  );
}

function OrderRefund({ state, onRefund }: Pick<OrderActionsProps, 'state' | 'onRefund'>) {
  const { order } = state;
  if (order.refundable_cents === 0) return null;
  return (
    <RefundAction
      key={`${order.id}/${order.refunds.length}`}
      refundableCents={order.refundable_cents}
      payerLabel="the buyer's card"
      parseAmount={(typed) => parseRefundAmount(typed, order.refundable_cents)}
      format={formatDollars}
      newId={() => toUuidV4(crypto.getRandomValues(new Uint8Array(16)))}
      isProcessing={state.kind === 'processing' && state.action === 'refund'}
      message={state.kind === 'refused' && state.action === 'refund' ? state.message : undefined}
      onRefund={onRefund}
    />
  );
}
