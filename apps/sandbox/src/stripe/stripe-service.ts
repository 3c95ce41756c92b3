import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { HttpResponse, HttpRequest } from '../http/exchange.ts';
import { matchRoute } from '../http/routes.ts';
import type { Service } from '../http/service.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { authenticateCaller } from './api/authentication.ts';
import { expandPaths } from './api/expansion.ts';
import { ApiError, invalid, secretKeyRequired } from './api/api-error.ts';
import { Idempotency, getKey } from './api/idempotency.ts';
import { createId } from './api/ids.ts';
import { Params } from './api/params.ts';
import { ErrorResponse } from './context.ts';
import type { Context, Resource } from './context.ts';
import { API_VERSION, createEvent } from './events.ts';
import { Records } from './records.ts';
import { createResources } from './resources.ts';
import { findNextTask } from './subscriptions/schedule.ts';
import { elementsSessionRoutes, walletControls, Wallets } from './wallets/wallets.ts';

/** Paths at which Stripe serves Stripe.js. */
const SCRIPT_PATH = /^\/(v3\/?|([a-z]+\/)?stripe\.js)$/;
/** Endpoints that accept the publishable key; those of an intent also require its client secret. */
const BROWSER_ENDPOINTS = [
  /^POST \/v1\/(payment_methods|tokens)$/,
  /^GET \/v1\/elements\/sessions$/,
  /^GET \/v1\/(payment|setup)_intents\/[^/]+$/,
  /^POST \/v1\/(payment|setup)_intents\/[^/]+\/(confirm|authenticate)$/,
];
const CORS_HEADERS = { 'access-control-allow-origin': '*' };
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-max-age': '600',
};

interface Dependencies {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  settings: Settings;
}

/** Fake of the parts of Stripe's HTTP API and of Stripe.js that the product uses. */
export class StripeService implements Service {
  readonly name = 'stripe';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/v1/') || SCRIPT_PATH.test(path),
    respond: (request: HttpRequest) => this.#respond(request),
  };
  readonly #wallets = new Wallets();
  readonly controls = walletControls(this.#wallets);
  readonly #dependencies: Dependencies;
  readonly #records: Records;
  readonly #idempotency: Idempotency;
  readonly #routes: Resource;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#records = new Records(dependencies.store);
    this.#idempotency = new Idempotency(dependencies.store);
    const context: Context = {
      records: this.#records,
      clock: dependencies.clock,
      emit: (type, object, call, before) =>
        this.#emit(createEvent(type, object, dependencies.clock.now(), call, before)),
    };
    this.#routes = [...createResources(context), ...elementsSessionRoutes(this.#wallets)];
    dependencies.clock.setTaskSource(() => findNextTask(context));
  }

  get state(): Record<string, () => object[]> {
    const { intents, customers, subscriptions, refunds, events } = this.#records;
    return {
      intents: () => intents.all(),
      customers: () => customers.all(),
      subscriptions: () => subscriptions.all(),
      refunds: () => refunds.all(),
      events: () => events.all(),
    };
  }

  #emit(event: Stripe.Event): void {
    event.pending_webhooks = this.#dependencies.webhooks.publish('stripe', event);
    this.#records.events.put(event);
  }

  #respond(request: HttpRequest): HttpResponse {
    const { settings, store, webhooks } = this.#dependencies;
    if (SCRIPT_PATH.test(request.url.pathname)) return serveScript(settings.scriptFile);
    if (request.method === 'OPTIONS') return { status: 200, body: '', headers: PREFLIGHT_HEADERS };
    const requestId = createId('req');
    const result = catchApiErrors(() => store.transaction(() => this.#handle(request, requestId)));
    webhooks.wake();
    return { ...result, headers: { ...result.headers, ...buildHeaders(request, requestId) } };
  }

  #handle(request: HttpRequest, requestId: string): HttpResponse {
    const isFromBrowser = authenticateCaller(request, this.#dependencies.settings) === 'browser';
    const match = matchRoute(this.#routes, request.method, request.url.pathname);
    if (!match) throw unknownUrl(request);
    if (isFromBrowser && !isOpenToBrowsers(request)) throw secretKeyRequired();
    const replayed = this.#idempotency.replay(request);
    if (replayed) return replayed;
    const params = new Params(withoutKey(request.fields));
    const idempotencyKey = getKey(request);
    const result = match.handle({
      params,
      pathParams: match.pathParams,
      isFromBrowser,
      requestId,
      idempotencyKey,
    });
    const response =
      result instanceof ErrorResponse
        ? result.response
        : { status: 200, body: expandPaths(result, params.list('expand'), this.#records) };
    this.#idempotency.save(request, response);
    return response;
  }
}

function catchApiErrors(work: () => HttpResponse): HttpResponse {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse();
    throw error;
  }
}

function isOpenToBrowsers({ method, url }: HttpRequest): boolean {
  return BROWSER_ENDPOINTS.some((pattern) => pattern.test(`${method} ${url.pathname}`));
}

function withoutKey(fields: HttpRequest['fields']): HttpRequest['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'key'));
}

function buildHeaders(request: HttpRequest, requestId: string): Record<string, string> {
  const key = getKey(request);
  return {
    ...CORS_HEADERS,
    'access-control-expose-headers': 'request-id',
    'request-id': requestId,
    'stripe-version': request.headers['stripe-version'] ?? API_VERSION,
    ...(key ? { 'idempotency-key': key } : {}),
  };
}

function serveScript(file: string): HttpResponse {
  return {
    status: 200,
    body: readFileSync(file),
    headers: {
      ...CORS_HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

function unknownUrl({ method, url }: HttpRequest): ApiError {
  return invalid(`Unrecognized request URL (${method}: ${url.pathname}).`, { code: 'resource_missing' }, 404);
}
