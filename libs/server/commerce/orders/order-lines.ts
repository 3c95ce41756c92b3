import type { CartQuantity } from '@paniscus/domain/cart';
import type { EntityManager } from 'typeorm';
import { OrderLineEntity } from './order-line.entity.ts';

export function listLines(manager: EntityManager, orderId: number): Promise<OrderLineEntity[]> {
  return manager.find(OrderLineEntity, { where: { orderId }, order: { position: 'ASC' } });
}

export const toCartQuantity = ({ productId, variantId, quantity }: OrderLineEntity): CartQuantity => ({
  product_id: productId,
  variant_id: variantId,
  quantity,
});
