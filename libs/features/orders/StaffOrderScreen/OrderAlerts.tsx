import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { StaffOrder } from '@paniscus/domain/orders';
import { SubmitButton } from '@paniscus/ui';
import type { OrderAction, ShownOrder } from './staff-order-screen.types';

interface OrderAlertsProps {
  state: ShownOrder;
  /** Action that is being carried out. */
  running: OrderAction | undefined;
  /** Marks the note for staff as done. */
  onResolve: () => void;
}

/** Why the order needs a person, and how the last action ended. */
export function OrderAlerts({ state, running, onResolve }: OrderAlertsProps) {
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
