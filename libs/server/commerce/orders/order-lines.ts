import type { EntityManager } from 'typeorm';
import { OrderLineEntity } from './order-line.entity.ts';

export function listLines(manager: EntityManager, orderId: number): Promise<OrderLineEntity[]> {
  return manager.find(OrderLineEntity, { where: { orderId }, order: { position: 'ASC' } });
}
