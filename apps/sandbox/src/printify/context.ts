import type { Clock } from '../clock/clock.ts';
import type { FormFields } from '../http/form.ts';
import type { Route } from '../http/routes.ts';
import type { Collection } from '../store/collection.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { PrintOrder } from './orders/order.types.ts';

export interface Context {
  shopId: string;
  catalog: Catalog;
  orders: Collection<PrintOrder>;
  clock: Clock;
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

interface ApiCall {
  fields: FormFields;
  pathParams: Record<string, string>;
  /** Base URL of the sandbox as the caller sees it, such as 'http://127.0.0.1:4010'. */
  base: string;
}

type Handler = (call: ApiCall) => object;
export type Resource = Route<Handler>[];
