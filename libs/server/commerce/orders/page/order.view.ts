import { formatOrderNumber } from '@paniscus/domain/orders';
import type { OrderLine, OrderPage, OrderStepName, Parcel } from '@paniscus/domain/orders';
import { formatBuyerName } from '../order-address.ts';
import type { OrderLineEntity } from '../order-line.entity.ts';
import type { OrderEntity } from '../order.entity.ts';

type OrderProgress = { parcels: Parcel[]; furthestStep: OrderStepName | null };

export function toOrderPage(
  order: OrderEntity,
  lines: OrderLineEntity[],
  { parcels, furthestStep }: OrderProgress,
): OrderPage {
  const { address1, address2, city, region, zip, country } = order;
  return {
    number: formatOrderNumber(order.id),
    state: order.state,
    furthest_step: furthestStep,
    created_at: order.createdAt.toISOString(),
    lines: lines.map(toOrderLine),
    parcels,
    address: { name: formatBuyerName(order), address1, address2, city, region, zip, country },
    subtotal_cents: order.subtotalCents,
    discount_code: order.discountCode,
    discount_cents: order.discountCents,
    shipping_cents: order.shippingCents,
    tax_cents: order.taxCents,
    total_cents: order.totalCents,
    refunded_cents: order.refundedCents,
  };
}

const toOrderLine = (line: OrderLineEntity): OrderLine => ({
  product_id: line.productId,
  variant_id: line.variantId,
  title: line.title,
  quantity: line.quantity,
  price_cents: line.priceCents,
  discount_cents: line.discountCents,
  image: line.image,
});
