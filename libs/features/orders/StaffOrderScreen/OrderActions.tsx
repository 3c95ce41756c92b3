import Stack from '@mui/material/Stack';
import { toUuidV4 } from '@paniscus/domain/ids';
import { formatDollars } from '@paniscus/domain/money';
import { isOrderPaid, parseRefundAmount } from '@paniscus/domain/orders';
import type { OrderEdit, RefundRequest } from '@paniscus/domain/orders';
import { validateCorrection } from '@paniscus/domain/payment';
import type { AttentionReview, EmailCorrection as Correction } from '@paniscus/domain/payment';
import { isErased } from '@paniscus/domain/personal-data';
import { EmailCorrection, ProcessingBackdrop, RefundAction, SubmitButton } from '@paniscus/ui';
import { EditOrderAction } from './EditOrder/EditOrderAction';
import { OrderAlerts } from './OrderAlerts';
import { RetryAction } from './RetryAction';
import type { ShownOrder } from './staff-order-screen.types';

interface OrderActionsProps {
  state: ShownOrder;
  /** Called with the note for staff that the person saw. */
  onRetry: (seen: AttentionReview) => void;
  /** Called with the note for staff that was reviewed. */
  onResolve: (seen: AttentionReview) => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  /** Called with the corrected email address. */
  onCorrect: (correction: Correction) => void;
  /** Called with the corrected order. */
  onEdit: (edit: OrderEdit) => void;
}

/** What staff can do with an order, and how the last action ended. */
export function OrderActions({
  state,
  onRetry,
  onResolve,
  onResend,
  onRefund,
  onCorrect,
  onEdit,
}: OrderActionsProps) {
  const { order } = state;
  const running = state.kind === 'processing' ? state.action : undefined;
  const isRunning = running !== undefined;
  return (
    <Stack spacing={3} sx={{ mb: 6 }}>
      <OrderAlerts state={state} running={running} onResolve={onResolve} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        <RetryAction order={order} onRetry={onRetry} loading={running === 'retry'} disabled={isRunning} />
        {isOrderPaid(order.state) && order.state !== 'refunded' && !isErased(order) ? (
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
        <OrderEditing state={state} onEdit={onEdit} disabled={isRunning} />
        {order.refused_emails.map((refused) => (
          <EmailCorrection
            key={refused}
            refused={refused}
            validate={(typed) => validateCorrection(refused, typed)}
            isProcessing={running === 'correct'}
            message={state.kind === 'refused' && state.action === 'correct' ? state.message : undefined}
            onCorrect={(email) => onCorrect({ refused_email: refused, email })}
          />
        ))}
        <OrderRefund state={state} onRefund={onRefund} />
      </Stack>
      <ProcessingBackdrop
        open={isRunning && running !== 'refund' && running !== 'edit'}
        label="Processing..."
      />
    </Stack>
  );
}

type OrderEditingProps = Pick<OrderActionsProps, 'state' | 'onEdit'> & { disabled: boolean };

function OrderEditing({ state, onEdit, disabled }: OrderEditingProps) {
  const { order } = state;
  return (
    <EditOrderAction
      key={order.id}
      order={order}
      disabled={disabled}
      isProcessing={state.kind === 'processing' && state.action === 'edit'}
      message={state.kind === 'refused' && state.action === 'edit' ? state.message : undefined}
      onEdit={onEdit}
    />
  );
}

function OrderRefund({ state, onRefund }: Pick<OrderActionsProps, 'state' | 'onRefund'>) {
  const { order } = state;
  if (order.refundable_cents === 0) return null;
  return (
    <RefundAction
      key={order.id}
      refunds={order.refunds}
      refundableCents={order.refundable_cents}
      payerLabel="the buyer’s payment method"
      parseAmount={(typed) => parseRefundAmount(typed, order.refundable_cents)}
      format={formatDollars}
      isDisputed={order.dispute !== null}
      newId={() => toUuidV4(crypto.getRandomValues(new Uint8Array(16)))}
      isProcessing={state.kind === 'processing' && state.action === 'refund'}
      message={state.kind === 'refused' && state.action === 'refund' ? state.message : undefined}
      onRefund={onRefund}
    />
  );
}
