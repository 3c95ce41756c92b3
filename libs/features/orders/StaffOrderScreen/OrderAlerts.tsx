import Alert from '@mui/material/Alert';
import type { AttentionReview } from '@paniscus/domain/payment';
import { AttentionAlert, DisputeAlert } from '@paniscus/ui';
import type { OrderAction, ShownOrder } from './staff-order-screen.types';

interface OrderAlertsProps {
  state: ShownOrder;
  /** Action that is being carried out. */
  running: OrderAction | undefined;
  /** Called with the note for staff that was reviewed. */
  onResolve: (seen: AttentionReview) => void;
}

/** Why the order needs a person, and how the last action ended. */
export function OrderAlerts({ state, running, onResolve }: OrderAlertsProps) {
  const { attention, dispute, can_resolve: canResolve, is_waiting: isWaiting } = state.order;
  return (
    <>
      <DisputeAlert dispute={dispute} />
      <AttentionAlert
        title={isWaiting ? 'This order is waiting' : 'This order needs attention'}
        severity={isWaiting ? 'info' : 'warning'}
        reason={attention}
        canResolve={canResolve === true}
        isResolving={running === 'resolve'}
        disabled={running !== undefined}
        onResolve={() => onResolve({ attention: attention ?? '' })}
      />
      {state.kind === 'refused' ? <Alert severity="error">{state.message}</Alert> : null}
      {state.kind === 'ready' && state.done !== undefined ? (
        <Alert severity="success" role="status">
          {state.done}
        </Alert>
      ) : null}
    </>
  );
}
