import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { Answer, Request } from '../http/exchange.ts';
import { routeFor } from '../http/routes.ts';
import type { Service } from '../http/service.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { authenticateCaller } from './api/authentication.ts';
import { expanded } from './api/expansion.ts';
import { Failure, invalid, secretKeyRequired } from './api/failure.ts';
import { Idempotency, getKey } from './api/idempotency.ts';
import { newId } from './api/ids.ts';
import { Params } from './api/params.ts';
import { Refusal } from './context.ts';
import type { Context, Resource } from './context.ts';
import { API_VERSION, newEvent } from './events.ts';
import { Records } from './records.ts';
import { createResources } from './resources.ts';
import { nextDue } from './subscriptions/agenda.ts';

/** Paths at which Stripe serves Stripe.js. */
const SCRIPT_PATH = /^\/(v3\/?|([a-z]+\/)?stripe\.js)$/;
/** Endpoints that accept the publishable key; those of an intent also require its client secret. */
const OPEN_TO_BROWSERS = [
  /^POST \/v1\/(payment_methods|tokens)$/,
  /^GET \/v1\/(payment|setup)_intents\/[^/]+$/,
  /^POST \/v1\/(payment|setup)_intents\/[^/]+\/(confirm|authenticate)$/,
];
const FROM_BROWSERS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...FROM_BROWSERS,
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-max-age': '600',
};

interface Parts {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  settings: Settings;
}

/** Fake of the parts of Stripe's HTTP API and of Stripe.js that the product uses. */
export class PaymentProvider implements Service {
  readonly name = 'stripe';
  readonly faultModes = ['down', 'slow', 'error'] as const;
  readonly http = {
    owns: (path: string) => path.startsWith('/v1/') || SCRIPT_PATH.test(path),
    answer: (request: Request) => this.#answer(request),
  };
  readonly #parts: Parts;
  readonly #records: Records;
  readonly #idempotency: Idempotency;
  readonly #routes: Resource;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#records = new Records(parts.store);
    this.#idempotency = new Idempotency(parts.store);
    const context: Context = {
      records: this.#records,
      clock: parts.clock,
      emit: (type, object, ask, before) => this.#emit(newEvent(type, object, parts.clock.now(), ask, before)),
    };
    this.#routes = createResources(context);
    parts.clock.follow(() => nextDue(context));
  }

  state(): Record<string, object[]> {
    const { intents, customers, subscriptions, refunds, events } = this.#records;
    return {
      intents: intents.all(),
      customers: customers.all(),
      subscriptions: subscriptions.all(),
      refunds: refunds.all(),
      events: events.all(),
    };
  }

  #emit(event: Stripe.Event): void {
    event.pending_webhooks = this.#parts.webhooks.publish('stripe', event);
    this.#records.events.put(event);
  }

  #answer(request: Request): Answer {
    const { settings, store, webhooks } = this.#parts;
    if (SCRIPT_PATH.test(request.url.pathname)) return scriptFrom(settings.scriptFile);
    if (request.method === 'OPTIONS') return { status: 200, body: '', headers: PREFLIGHT };
    const requestId = newId('req');
    const result = refusing(() => store.transaction(() => this.#performed(request, requestId)));
    webhooks.wake();
    return { ...result, headers: { ...result.headers, ...headersFor(request, requestId) } };
  }

  #performed(request: Request, requestId: string): Answer {
    const isFromBrowser = authenticateCaller(request, this.#parts.settings) === 'browser';
    const found = routeFor(this.#routes, request.method, request.url.pathname);
    if (!found) throw unknownPath(request);
    if (isFromBrowser && !isOpenToBrowsers(request)) throw secretKeyRequired();
    const replayed = this.#idempotency.replay(request);
    if (replayed) return replayed;
    const params = new Params(withoutKey(request.fields));
    const idempotencyKey = getKey(request);
    const result = found.handle({ params, places: found.places, isFromBrowser, requestId, idempotencyKey });
    const given =
      result instanceof Refusal
        ? result.answer
        : { status: 200, body: expanded(result, params.list('expand'), this.#records) };
    this.#idempotency.save(request, given);
    return given;
  }
}

function refusing(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error.answer();
    throw error;
  }
}

function isOpenToBrowsers({ method, url }: Request): boolean {
  return OPEN_TO_BROWSERS.some((each) => each.test(`${method} ${url.pathname}`));
}

function withoutKey(fields: Request['fields']): Request['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'key'));
}

function headersFor(request: Request, requestId: string): Record<string, string> {
  const key = getKey(request);
  return {
    ...FROM_BROWSERS,
    'access-control-expose-headers': 'request-id',
    'request-id': requestId,
    'stripe-version': request.headers['stripe-version'] ?? API_VERSION,
    ...(key ? { 'idempotency-key': key } : {}),
  };
}

function scriptFrom(file: string): Answer {
  return {
    status: 200,
    body: readFileSync(file),
    headers: {
      ...FROM_BROWSERS,
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

function unknownPath({ method, url }: Request): Failure {
  return invalid(`Unrecognized request URL (${method}: ${url.pathname}).`, { code: 'resource_missing' }, 404);
}
