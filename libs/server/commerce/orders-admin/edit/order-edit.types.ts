import type { OrderChange } from '@paniscus/domain/orders';
import type { OrderLineEntity } from '../../orders/order-line.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';

/** Email whose subject is a change of an order. */
export const ORDER_CHANGED = 'order-changed';

/** An order as it would be after a change; its version is the one that the change is based on. */
export type EditedOrder = { order: OrderEntity; lines: OrderLineEntity[]; changes: OrderChange[] };
