import { OrderEmailFailureScreen } from '@paniscus/features/checkout';
import { orderLinks } from '../purchase/order-links';
import { useOrderResult } from '../storage/payment-results';

/** Direct visit without a purchase. */
const UNKNOWN = { kind: 'unknown' } as const;

export function OrderEmailFailureIsland() {
  const result = useOrderResult();
  const state = result?.kind === 'emailFailed' ? ({ ...result, kind: 'ready' } as const) : UNKNOWN;
  return <OrderEmailFailureScreen state={state} links={orderLinks} />;
}
