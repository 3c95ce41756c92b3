import { formatOrderNumber } from '@paniscus/domain/orders';
import type { PersonalData } from '@paniscus/domain/personal-data';
import type { OrderLineEntity } from '../orders/order-line.entity.ts';
import type { OrderEntity } from '../orders/order.entity.ts';

export function describeOrder(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
): PersonalData['orders'][number] {
  const { id, firstName, lastName, phone, address1, address2, city, region, zip, country } = order;
  return {
    id,
    number: formatOrderNumber(id),
    name: `${firstName} ${lastName}`,
    phone,
    address: [address1, address2, `${city} ${region} ${zip}`.trim(), country].filter(Boolean),
    items: lines
      .filter(({ orderId }) => orderId === id)
      .map(({ quantity, title }) => `${quantity} × ${title}`),
    total_cents: order.totalCents,
    state: order.state,
    created_at: order.createdAt.toISOString(),
  };
}
