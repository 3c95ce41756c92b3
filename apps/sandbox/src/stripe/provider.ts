import { readFileSync } from 'node:fs';
import type { Clock } from '../clock/clock.ts';
import type { Answer, Request } from '../http/exchange.ts';
import { routeFor } from '../http/routes.ts';
import type { Service } from '../services/service.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { callerOf } from './api/authentication.ts';
import { expanded } from './api/expansion.ts';
import { Failure, invalid, secretKeyRequired } from './api/failure.ts';
import { Idempotency, keyOf } from './api/idempotency.ts';
import { newId } from './api/ids.ts';
import { Params } from './api/params.ts';
import { balanceTransactionRoutes } from './balance-transactions.ts';
import { chargeRoutes } from './charges.ts';
import { Refusal } from './context.ts';
import type { Context, Resource } from './context.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { API_VERSION, eventRoutes, newEvent } from './events.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { Records } from './records.ts';
import { refundRoutes } from './refunds.ts';

/** The browser's script, under the provider's own paths. */
const SCRIPT_PATH = /^\/(v3\/?|([a-z]+\/)?stripe\.js)$/;
/** What the publishable key is enough for; an intent also takes its client secret. */
const OPEN_TO_BROWSERS = [
  /^POST \/v1\/(payment_methods|tokens)$/,
  /^GET \/v1\/payment_intents\/[^/]+$/,
  /^POST \/v1\/payment_intents\/[^/]+\/(confirm|authenticate)$/,
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

/** The payment provider: what the product calls of Stripe's HTTP API, and its script for the browser. */
export function paymentProvider({ store, clock, webhooks, settings }: Parts): Service {
  const records = new Records(store);
  const idempotency = new Idempotency(store);
  const context: Context = {
    records,
    clock,
    emit: (type, object, ask) => {
      const event = newEvent(type, object, clock.now(), ask);
      event.pending_webhooks = webhooks.tell('stripe', event);
      records.events.put(event);
    },
  };
  const routes: Resource = [
    ...customerRoutes(context),
    ...paymentMethodRoutes(context),
    ...paymentIntentRoutes(context),
    ...chargeRoutes(context),
    ...refundRoutes(context),
    ...disputeRoutes(context),
    ...balanceTransactionRoutes(context),
    ...eventRoutes(context),
  ];

  function answer(request: Request): Answer {
    if (SCRIPT_PATH.test(request.url.pathname)) return scriptFrom(settings.scriptFile);
    if (request.method === 'OPTIONS') return { status: 200, body: '', headers: PREFLIGHT };
    const requestId = newId('req');
    const result = refusing(() => store.transaction(() => performed(request, requestId)));
    webhooks.wake();
    return { ...result, headers: { ...result.headers, ...headersFor(request, requestId) } };
  }

  function performed(request: Request, requestId: string): Answer {
    const isFromBrowser = callerOf(request, settings) === 'browser';
    const found = routeFor(routes, request.method, request.url.pathname);
    if (!found) throw unknownPath(request);
    if (isFromBrowser && !isOpenToBrowsers(request)) throw secretKeyRequired();
    const replayed = idempotency.replay(request);
    if (replayed) return replayed;
    const params = new Params(withoutKey(request.fields));
    const idempotencyKey = keyOf(request);
    const result = found.handle({ params, places: found.places, isFromBrowser, requestId, idempotencyKey });
    const given =
      result instanceof Refusal
        ? result.answer
        : { status: 200, body: expanded(result, params.list('expand'), records) };
    idempotency.keep(request, given);
    return given;
  }

  return {
    name: 'stripe',
    faultModes: ['down', 'slow', 'error'],
    http: { owns: (path) => path.startsWith('/v1/') || SCRIPT_PATH.test(path), answer },
    state: () => ({
      intents: records.intents.all(),
      customers: records.customers.all(),
      refunds: records.refunds.all(),
      events: records.events.all(),
    }),
  };
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
  const key = keyOf(request);
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
