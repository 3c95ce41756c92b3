import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { buildOrderPageUrl, formatBuyerName } from '../order-address.ts';
import type { OrderEntity } from '../order.entity.ts';

/** The discount of an order; undefined without one. */
export const toDiscount = ({
  discountCode,
  discountCents,
}: Pick<OrderEntity, 'discountCode' | 'discountCents'>): AppliedDiscount | undefined =>
  discountCode === null ? undefined : { code: discountCode, cents: discountCents };

/** What every email about an order tells: its number, its buyer, and the link to its page. */
export const toOrderFacts = (order: OrderEntity, publicUrl: string) => ({
  number: formatOrderNumber(order.id),
  name: formatBuyerName(order),
  email: order.email,
  pageUrl: buildOrderPageUrl(publicUrl, order),
});
