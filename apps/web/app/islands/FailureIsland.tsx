import { PaymentFailureScreen } from '@paniscus/features/payment';
import { paths } from '@paniscus/routes';
import { useLastPayment } from '../storage/results';

export function FailureIsland() {
  const { result, paidFor } = useLastPayment();
  const hasFailed = result?.kind === 'declined' || result?.kind === 'failed';
  const state = hasFailed
    ? ({ kind: 'ready', error: result.error, reason: result.reason } as const)
    : ({ kind: 'unknown' } as const);
  const tryAgain = paidFor === 'order' ? paths.paymentStep : paths.donate;
  return <PaymentFailureScreen state={state} links={{ ...paths, tryAgain }} />;
}
