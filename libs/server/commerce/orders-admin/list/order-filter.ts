import { ORDER_STATES, orderIdFrom } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { choiceIn, dayIn, searchIn, filterByDays, toLikePattern } from '@paniscus/server/platform';
import type { Query, Days } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ParcelEntity } from '../../fulfillment/parcels/parcel.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';

export type OrderFilter = Days & { state: OrderState | undefined; search: string | undefined };

/**
 * Parses the order filter from the query string; empty parameters are ignored. Throws a 422 problem when a parameter is
 * invalid.
 */
export function orderFilterFrom(query: Query): OrderFilter {
  return {
    state: choiceIn(query, 'state', ORDER_STATES),
    search: searchIn(query),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  };
}

/** Applies the filter to a query whose order alias is `o`. */
export function applyFilter(query: SelectQueryBuilder<OrderEntity>, filter: OrderFilter): void {
  if (filter.state !== undefined) query.andWhere('o.state = :state', { state: filter.state });
  filterByDays(query, 'o.created_at', filter);
  if (filter.search !== undefined) search(query, filter.search);
}

/** Matches the order number, the buyer's name or email, or a parcel's tracking number. */
function search(query: SelectQueryBuilder<OrderEntity>, text: string): void {
  const parcel = query
    .subQuery()
    .select('1')
    .from(ParcelEntity, 'p')
    .where('p.order_id = o.id AND p.tracking_number ILIKE :pattern')
    .getQuery();
  query.andWhere(
    `(o.id = :number OR o.email ILIKE :pattern OR (o.first_name || ' ' || o.last_name) ILIKE :pattern
      OR EXISTS ${parcel})`,
    { number: orderIdFrom(text) ?? 0, pattern: toLikePattern(text) },
  );
}
