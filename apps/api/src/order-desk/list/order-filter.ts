import { organisation } from '@paniscus/content';
import { idFrom, ORDER_STATES, orderIdFrom, POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX } from '@paniscus/domain';
import type { OrderState } from '@paniscus/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { invalid } from '../../common/problem.ts';
import { ParcelEntity } from '../../fulfilment/parcels/parcel.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';

/** Which orders staff want to see; days are those of the organisation's own zone, both included. */
export type OrderFilter = {
  state: OrderState | undefined;
  search: string | undefined;
  from: string | undefined;
  to: string | undefined;
};

export type OrderListPage = { limit: number; beforeId: number | undefined };

type Query = Record<string, unknown>;

const SEARCH_MAX = 200;
const FILTER_NAMES = ['state', 'search', 'from', 'to'] as const;

/** Reads the filters from an address; an empty one is none. Throws a problem of status 422. */
export function orderFilterFrom(query: Query): OrderFilter {
  const state = textOf(query, 'state');
  const isState = (text: string): text is OrderState => ORDER_STATES.some((each) => each === text);
  if (state !== undefined && !isState(state)) throw invalid({ state: 'Unknown state.' });
  const search = textOf(query, 'search');
  if (search !== undefined && search.length > SEARCH_MAX)
    throw invalid({ search: `Search for at most ${SEARCH_MAX} characters.` });
  return { state, search, from: dayOf(query, 'from'), to: dayOf(query, 'to') };
}

/** Reads `?limit=` and `?cursor=`. Throws a problem of status 422. */
export function orderListPageFrom(query: Query): OrderListPage {
  const limit = textOf(query, 'limit') ?? String(POSTS_PAGE_DEFAULT);
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > POSTS_PAGE_MAX)
    throw invalid({ limit: `Limit must be a whole number from 1 to ${POSTS_PAGE_MAX}.` });
  const cursor = textOf(query, 'cursor');
  const beforeId =
    cursor === undefined ? undefined : idFrom(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (cursor !== undefined && beforeId === undefined) throw invalid({ cursor: 'Unknown cursor.' });
  return { limit: Number(limit), beforeId };
}

/** The address of the page that follows, with the same filters. */
export function nextPageAddress(filter: OrderFilter, limit: number, lastId: number): string {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const name of FILTER_NAMES) if (filter[name] !== undefined) query.set(name, filter[name]);
  // Opaque to callers, so that the order may change.
  query.set('cursor', Buffer.from(String(lastId)).toString('base64url'));
  return `/api/orders/?${query.toString()}`;
}

/** Narrows a query for orders, whose alias is `o`. */
export function narrow(query: SelectQueryBuilder<OrderEntity>, filter: OrderFilter): void {
  const zone = organisation.timeZone;
  if (filter.state !== undefined) query.andWhere('o.state = :state', { state: filter.state });
  if (filter.from !== undefined)
    query.andWhere('o.created_at >= CAST(CAST(:from AS date) AS timestamp) AT TIME ZONE :zone', {
      from: filter.from,
      zone,
    });
  if (filter.to !== undefined)
    query.andWhere('o.created_at < CAST(CAST(:to AS date) + 1 AS timestamp) AT TIME ZONE :zone', {
      to: filter.to,
      zone,
    });
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
    { number: orderIdFrom(text) ?? 0, pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%` },
  );
}

function textOf(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.includes('\u0000')) throw invalid({ [name]: 'Give one value.' });
  return value.trim() || undefined;
}

function dayOf(query: Query, name: string): string | undefined {
  const text = textOf(query, name);
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  // A day that the calendar does not have would silently become another.
  const isDay =
    !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() > 1;
  if (!isDay) throw invalid({ [name]: 'Give a day as YYYY-MM-DD.' });
  return text;
}
