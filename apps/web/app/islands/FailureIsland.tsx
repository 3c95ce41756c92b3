import type { CheckoutRemedy } from '@paniscus/domain/checkout';
import { PaymentFailureScreen } from '@paniscus/features/payment';
import { paths } from '@paniscus/routes';
import { useLastPayment } from '../storage/payment-results';

const ACTIONS: Record<CheckoutRemedy, { label: string; path: string }> = {
  cart: { label: 'Review your cart', path: paths.cart },
  shippingStep: { label: 'Change your details', path: paths.shippingStep },
  findOrder: { label: 'Find my order', path: paths.findOrder },
  startOver: { label: 'Start over from your cart', path: paths.cart },
};

export function FailureIsland() {
  const { result, paidFor } = useLastPayment();
  const hasFailed = result?.kind === 'declined' || result?.kind === 'failed';
  const state = hasFailed
    ? ({ kind: 'ready', error: result.error, reason: result.reason } as const)
    : ({ kind: 'unknown' } as const);
  const remedy = hasFailed && 'remedy' in result ? result.remedy : undefined;
  const action = remedy === undefined ? undefined : ACTIONS[remedy];
  const tryAgain = paidFor === 'order' ? (action?.path ?? paths.paymentStep) : paths.donate;
  return (
    <PaymentFailureScreen
      state={state}
      action={action?.label}
      mailbox={paidFor === 'order' ? 'support' : 'info'}
      links={{ ...paths, tryAgain }}
    />
  );
}
