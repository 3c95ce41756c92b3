import type { CheckoutRemedy } from '@paniscus/domain/checkout';
import { PaymentFailureScreen } from '@paniscus/features/payment';
import { paths } from '@paniscus/routes';
import { useLastPayment } from '../storage/payment-results';

const ACTIONS: Record<CheckoutRemedy, string> = {
  cart: 'Review your cart',
  shippingStep: 'Change the shipping address',
  findOrder: 'Find my order',
};

export function FailureIsland() {
  const { result, paidFor } = useLastPayment();
  const hasFailed = result?.kind === 'declined' || result?.kind === 'failed';
  const state = hasFailed
    ? ({ kind: 'ready', error: result.error, reason: result.reason } as const)
    : ({ kind: 'unknown' } as const);
  const remedy = hasFailed && 'remedy' in result ? result.remedy : undefined;
  const tryAgain = paidFor === 'order' ? paths[remedy ?? 'paymentStep'] : paths.donate;
  const action = remedy === undefined ? undefined : ACTIONS[remedy];
  return <PaymentFailureScreen state={state} action={action} links={{ ...paths, tryAgain }} />;
}
