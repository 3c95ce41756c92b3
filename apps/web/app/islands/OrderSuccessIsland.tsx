import { OrderSuccessScreen } from '@paniscus/features/checkout';
import { orderLinks } from '../purchase/order-links';
import { useOrderResult } from '../storage/payment-results';

/** Direct visit without a purchase. */
const UNKNOWN = { kind: 'unknown' } as const;

export function OrderSuccessIsland() {
  const result = useOrderResult();
  const state = result?.kind === 'succeeded' ? ({ kind: 'ready', order: result.order } as const) : UNKNOWN;
  return <OrderSuccessScreen state={state} links={orderLinks} />;
}
