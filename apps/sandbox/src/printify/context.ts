import type { Clock } from '../clock/clock.ts';
import type { FormFields } from '../http/form.ts';
import type { Route } from '../http/routes.ts';
import type { Collection } from '../store/collection.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { PrintOrder } from './orders/order.types.ts';

/** What every resource works with. */
export interface Context {
  shopId: string;
  catalog: Catalog;
  orders: Collection<PrintOrder>;
  clock: Clock;
  /** Lets the webhooks tell what happened to an order. */
  emit(type: OrderTopic, orderId: string, data?: object): void;
}

export const ORDER_TOPICS = [
  'order:created',
  'order:updated',
  'order:sent-to-production',
  'order:shipment:created',
  'order:shipment:delivered',
] as const;
export type OrderTopic = (typeof ORDER_TOPICS)[number];

/** One request to Printify after authentication. */
export interface Ask {
  fields: FormFields;
  /** What stood in the places of the path. */
  places: Record<string, string>;
  /** Where the caller reaches this sandbox: 'http://127.0.0.1:4010'. */
  base: string;
}

/** Answers the body of a 200. */
export type Handler = (ask: Ask) => object;
export type Resource = Route<Handler>[];
