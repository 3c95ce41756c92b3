import type { OrderEntity } from '../orders/order.entity.ts';

/** Whether an order only has a note for staff; one in the state `needs_attention` is stopped and has to be resumed. */
export const canResolve = ({ attention, state }: Pick<OrderEntity, 'attention' | 'state'>): boolean =>
  attention !== null && state !== 'needs_attention';
