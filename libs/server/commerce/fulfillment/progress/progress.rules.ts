import type { OrderState } from '@paniscus/domain/orders';
import type { PrintifyOrder } from '@paniscus/server/integrations';

type ProgressState = Extract<OrderState, 'submitted' | 'in_production' | 'shipped' | 'delivered'>;

/** What a Printify status means for our order: its next state, or a problem for staff. */
export type Progress = { to: ProgressState } | { problem: string } | undefined;

/** Problem of an order that staff can change and send again. */
export const CANCELED_AT_PRINTIFY = 'The print shop has canceled the order.';

type RemoteStatus = Pick<PrintifyOrder, 'status' | 'isSentToProduction'>;

/** `parcels` are all known parcels of the order; undefined means no change. */
export function computeProgress(
  { status, isSentToProduction }: RemoteStatus,
  parcels: readonly { deliveredAt: Date | null }[],
): Progress {
  if (status === 'canceled') return { problem: CANCELED_AT_PRINTIFY };
  if (status === 'has_issues')
    return {
      problem: 'The print shop has a problem with the order. Check the print shop’s dashboard for details.',
    };
  if (parcels.length > 0) {
    const isAllDelivered = parcels.every(({ deliveredAt }) => deliveredAt !== null);
    return { to: status === 'fulfilled' && isAllDelivered ? 'delivered' : 'shipped' };
  }
  if (status === 'in_production' || status === 'partly_fulfilled' || status === 'fulfilled')
    return { to: 'in_production' };
  return isSentToProduction ? { to: 'submitted' } : undefined;
}
