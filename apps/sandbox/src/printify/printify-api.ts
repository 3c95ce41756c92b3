import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Answer, Request } from '../http/exchange.ts';
import { routeFor } from '../http/routes.ts';
import type { Service } from '../http/service.ts';
import type { Settings } from '../settings.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { Entry } from './api/entry.ts';
import { notFound, ShopError } from './api/shop-error.ts';
import { Catalog } from './catalog/catalog.ts';
import { catalogControls } from './catalog/catalog-control.ts';
import { productRoutes } from './catalog/product-routes.ts';
import { stamp } from './catalog/products.ts';
import type { Context, OrderTopic, Resource } from './context.ts';
import { orderControls } from './orders/order-control.ts';
import { orderRoutes } from './orders/order-routes.ts';
import type { PrintOrder } from './orders/order.types.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** Captures the shop id and the rest of the path: '/v1/shops/1000001/orders/5a96f649.json'. */
const PATH = /^\/v1\/shops\/([^/]+)(\/.+?)\/?$/;

interface Parts {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  settings: Settings;
}

/** Fake of the parts of Printify's HTTP API that the product uses; the control API moves its orders. */
export class Printify implements Service {
  readonly name = 'printify';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/v1/shops/'),
    answer: (request: Request) => this.#answer(request),
  };
  readonly controls;
  readonly #parts: Parts;
  readonly #entry: Entry;
  readonly #orders: Collection<PrintOrder>;
  readonly #routes: Resource;

  constructor(parts: Parts) {
    const { store, clock, webhooks, settings } = parts;
    this.#parts = parts;
    this.#entry = new Entry(settings.printifyToken);
    this.#orders = store.collection<PrintOrder>('print_orders');
    const context: Context = {
      shopId: settings.printifyShopId,
      catalog: new Catalog(store, clock, settings.printifyShopId),
      orders: this.#orders,
      clock,
      emit: (type, orderId, data) => this.#emit(type, orderId, data),
    };
    this.#routes = [
      ...productRoutes(context),
      ...orderRoutes(context),
      ...subscriptionRoutes(context, webhooks.endpoints),
    ];
    this.controls = [
      ...catalogControls(context.catalog),
      ...orderControls(context, (work) => this.#done(work)),
    ];
  }

  state(): Record<string, object[]> {
    return { orders: this.#orders.all() };
  }

  #answer(request: Request): Answer {
    try {
      this.#entry.check(request);
      return { status: 200, body: this.#done(() => this.#performed(request)) };
    } catch (error) {
      if (error instanceof ShopError) return error.answer;
      throw error;
    }
  }

  #performed(request: Request): object {
    const [, shop, rest = ''] = PATH.exec(request.url.pathname) ?? [];
    if (shop !== this.#parts.settings.printifyShopId) throw notFound();
    const found = routeFor(this.#routes, request.method, rest);
    if (!found) throw notFound();
    return found.handle({
      fields: request.fields,
      places: withoutSuffix(found.places),
      base: `http://${request.headers.host}`,
    });
  }

  /** Runs the work in a transaction, then sends the webhooks. */
  #done<R>(work: () => R): R {
    const result = this.#parts.store.transaction(work);
    this.#parts.webhooks.wake();
    return result;
  }

  #emit(type: OrderTopic, orderId: string, data: object = {}): void {
    const { webhooks, clock, settings } = this.#parts;
    const event = {
      id: randomUUID(),
      type,
      created_at: stamp(clock.date()),
      resource: { id: orderId, type: 'order', data: { shop_id: Number(settings.printifyShopId), ...data } },
    };
    webhooks.publish('printify', event);
  }
}

/** Removes '.json' from path parameters. */
function withoutSuffix(places: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(places).map(([name, value]) => [name, decodeURIComponent(value).replace(/\.json$/, '')]),
  );
}
