import { formatOrderNumber } from '@paniscus/domain/orders';
import { buildOrderPageUrl, formatBuyerName } from '../order-address.ts';
import type { OrderEntity } from '../order.entity.ts';

/** What every email about an order tells: its number, its buyer, and the link to its page. */
export const toOrderFacts = (order: OrderEntity, publicUrl: string) => ({
  number: formatOrderNumber(order.id),
  name: formatBuyerName(order),
  email: order.email,
  pageUrl: buildOrderPageUrl(publicUrl, order),
});
