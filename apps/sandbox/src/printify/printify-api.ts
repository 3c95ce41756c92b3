import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { HttpResponse, HttpRequest } from '../http/exchange.ts';
import { matchRoute } from '../http/routes.ts';
import type { Service } from '../http/service.ts';
import type { Settings } from '../settings.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { RequestGuard } from './api/request-guard.ts';
import { notFound, PrintifyError } from './api/printify-error.ts';
import { Catalog } from './catalog/catalog.ts';
import { catalogControls } from './catalog/catalog-control.ts';
import { productRoutes } from './catalog/product-routes.ts';
import { formatTimestamp } from './catalog/products.ts';
import type { Context, OrderTopic, Resource } from './context.ts';
import { orderControls } from './orders/order-control.ts';
import { orderRoutes } from './orders/order-routes.ts';
import type { PrintOrder } from './orders/order.types.ts';
import { subscriptionRoutes } from './webhook-subscriptions.ts';

/** Captures the shop id and the rest of the path: '/v1/shops/1000001/orders/5a96f649.json'. */
const PATH = /^\/v1\/shops\/([^/]+)(\/.+?)\/?$/;

interface Dependencies {
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
    respond: (request: HttpRequest) => this.#respond(request),
  };
  readonly controls;
  readonly #dependencies: Dependencies;
  readonly #guard: RequestGuard;
  readonly #orders: Collection<PrintOrder>;
  readonly #routes: Resource;

  constructor(dependencies: Dependencies) {
    const { store, clock, webhooks, settings } = dependencies;
    this.#dependencies = dependencies;
    this.#guard = new RequestGuard(settings.printifyToken, clock);
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
      ...orderControls(context, (work) => this.#runInTransaction(work)),
    ];
  }

  get state(): Record<string, () => object[]> {
    return { orders: () => this.#orders.all() };
  }

  #respond(request: HttpRequest): HttpResponse {
    try {
      this.#guard.check(request);
      return { status: 200, body: this.#runInTransaction(() => this.#handle(request)) };
    } catch (error) {
      if (error instanceof PrintifyError) return error.response;
      throw error;
    }
  }

  #handle(request: HttpRequest): object {
    const [, shopId, resourcePath = ''] = PATH.exec(request.url.pathname) ?? [];
    if (shopId !== this.#dependencies.settings.printifyShopId) throw notFound();
    const match = matchRoute(this.#routes, request.method, resourcePath);
    if (!match) throw notFound();
    return match.handle({
      fields: request.fields,
      pathParams: withoutSuffix(match.pathParams),
      base: `http://${request.headers.host}`,
    });
  }

  /** Runs the work in a transaction, then sends the webhooks. */
  #runInTransaction<R>(work: () => R): R {
    const result = this.#dependencies.store.transaction(work);
    this.#dependencies.webhooks.wake();
    return result;
  }

  #emit(type: OrderTopic, orderId: string, data: object = {}): void {
    const { webhooks, clock, settings } = this.#dependencies;
    const event = {
      id: randomUUID(),
      type,
      created_at: formatTimestamp(clock.date()),
      resource: { id: orderId, type: 'order', data: { shop_id: Number(settings.printifyShopId), ...data } },
    };
    webhooks.publish('printify', event);
  }
}

/** Removes '.json' from path parameters. */
function withoutSuffix(pathParams: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pathParams).map(([name, value]) => [
      name,
      decodeURIComponent(value).replace(/\.json$/, ''),
    ]),
  );
}
