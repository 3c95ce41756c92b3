import { ORDER_STATES, parseOrderNumber } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import type { AttentionReason } from '@paniscus/domain/payment';
import { parseChoice, parseDay, parseSearch, filterByDays, containsSearch } from '@paniscus/server/platform';
import type { Query, DateRange } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ParcelEntity } from '../../fulfillment/parcels/parcel.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { ORDER_ATTENTION } from './order-attention.ts';

export type OrderFilter = DateRange & {
  state: OrderState | undefined;
  attention: AttentionReason | undefined;
  search: string | undefined;
};

/**
 * Parses the order filter from the query string; empty parameters are ignored. Throws a 422 problem when a parameter is
 * invalid.
 */
export function parseOrderFilter(query: Query): OrderFilter {
  return {
    state: parseChoice(query, 'state', ORDER_STATES),
    attention: parseChoice(query, 'attention', ATTENTION_REASONS),
    search: parseSearch(query),
    from: parseDay(query, 'from'),
    to: parseDay(query, 'to'),
  };
}

/** Applies the filter to a query whose order alias is `o`. */
export function applyFilter(query: SelectQueryBuilder<OrderEntity>, filter: OrderFilter): void {
  if (filter.state !== undefined) query.andWhere('o.state = :state', { state: filter.state });
  if (filter.attention !== undefined) query.andWhere(ORDER_ATTENTION[filter.attention]);
  filterByDays(query, 'o.created_at', filter);
  if (filter.search !== undefined) filterBySearch(query, filter.search);
}

/** Matches the order number, the buyer's name or email, or a parcel's tracking number. */
function filterBySearch(query: SelectQueryBuilder<OrderEntity>, text: string): void {
  const parcel = query
    .subQuery()
    .select('1')
    .from(ParcelEntity, 'p')
    .where(`p.order_id = o.id AND ${containsSearch('p.tracking_number')}`)
    .getQuery();
  query.andWhere(
    `(o.id = :number OR ${containsSearch('o.email')} OR ${containsSearch("o.first_name || ' ' || o.last_name")}
      OR EXISTS ${parcel})`,
    { number: parseOrderNumber(text) ?? 0, search: text },
  );
}
