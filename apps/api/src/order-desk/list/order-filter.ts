import { ORDER_STATES, orderIdFrom } from '@paniscus/domain';
import type { OrderState } from '@paniscus/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { choiceIn, dayIn, searchIn } from '../../common/listing/list-query.ts';
import type { Query } from '../../common/listing/list-query.ts';
import { narrowToDays, toLikePattern } from '../../common/listing/narrowing.ts';
import type { Days } from '../../common/listing/narrowing.ts';
import { ParcelEntity } from '../../fulfilment/parcels/parcel.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';

/** Which orders staff want to see. */
export type OrderFilter = Days & { state: OrderState | undefined; search: string | undefined };

/** Reads the filters from an address; an empty one is none. Throws a problem of status 422. */
export function orderFilterFrom(query: Query): OrderFilter {
  return {
    state: choiceIn(query, 'state', ORDER_STATES),
    search: searchIn(query),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  };
}

/** Narrows a query for orders, whose alias is `o`. */
export function narrow(query: SelectQueryBuilder<OrderEntity>, filter: OrderFilter): void {
  if (filter.state !== undefined) query.andWhere('o.state = :state', { state: filter.state });
  narrowToDays(query, 'o.created_at', filter);
  if (filter.search !== undefined) search(query, filter.search);
}

/** Finds an order by its number, the buyer's name or e-mail, or a parcel's number. */
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
