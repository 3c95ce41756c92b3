import type { Calls } from '../calls/calls.ts';
import type { Clock } from '../clock/clock.ts';
import type { Faults } from '../faults/faults.ts';
import type { Answer, Request } from '../http/exchange.ts';
import type { FormFields } from '../http/form.ts';
import { routeFor } from '../http/routes.ts';
import type { Route } from '../http/routes.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { ControlHandler, Service } from '../http/service.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { faultFrom, secondsFrom, targetsFrom } from './control.schema.ts';
import { Refused } from './refused.ts';

export interface Parts {
  services: readonly Service[];
  faults: Faults;
  calls: Calls;
  mailbox: Mailbox;
  clock: Clock;
  webhooks: Webhooks;
}

const EMPTY_STATE = { intents: [], customers: [], subscriptions: [], refunds: [], orders: [], events: [] };

/** API for tests: injects faults and inspects calls and state. */
export function control(parts: Parts): Service {
  const routes = createRoutes(parts);
  return {
    name: 'control',
    faultModes: [],
    http: {
      owns: (path) => path.startsWith('/__control/'),
      answer: (request) => answer(routes, request),
    },
  };
}

function answer(routes: Route<ControlHandler>[], request: Request): Answer {
  const found = routeFor(routes, request.method, request.url.pathname);
  if (!found) return { status: 404, body: { error: `No ${request.method} ${request.url.pathname}.` } };
  // CSRF protection: other sites can send a form without a preflight request, but not JSON.
  if (request.method === 'POST' && isForm(request)) return { status: 415, body: { error: 'Send JSON.' } };
  try {
    return { status: 200, body: found.handle(request) };
  } catch (error) {
    if (error instanceof Refused) return { status: 422, body: { error: error.message } };
    throw error;
  }
}

function createRoutes(parts: Parts): Route<ControlHandler>[] {
  return [
    on('GET', 'health', () => ({ service: 'paniscus-sandbox' })),
    ...faultRoutes(parts),
    ...inspectionRoutes(parts),
    ...endpointRoutes(parts),
    on('POST', 'clock', ({ fields }) => advanceClock(parts, fields)),
    on('POST', 'reset', () => reset(parts)),
    ...parts.services.flatMap(({ controls = [] }) =>
      controls.map((each) => on(each.method, each.path, each.handle)),
    ),
  ];
}

function on(method: string, path: string, handle: ControlHandler): Route<ControlHandler> {
  return { method, path: `/__control/${path}`, handle };
}

function faultRoutes({ services, faults }: Parts): Route<ControlHandler>[] {
  return [
    on('GET', 'faults', () => faults.all()),
    on('POST', 'faults', ({ fields }) => {
      const fault = faultFrom(fields, services);
      faults.add(fault);
      return fault;
    }),
    on('DELETE', 'faults', () => {
      faults.clear();
      return {};
    }),
  ];
}

/** What the services received, sent and stored. */
function inspectionRoutes({ services, calls, mailbox, webhooks }: Parts): Route<ControlHandler>[] {
  return [
    on('GET', 'calls', ({ url }) => calls.of(url.searchParams.get('service'))),
    on('GET', 'deliveries', () => webhooks.pending),
    on('GET', 'mail', () =>
      mailbox.all().map(({ from, to, subject, text, html, messageId, headers, at }) => ({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers,
        at,
      })),
    ),
    on('GET', 'state', () => Object.assign({}, EMPTY_STATE, ...services.map((each) => each.state?.() ?? {}))),
  ];
}

function endpointRoutes({ services, webhooks }: Parts): Route<ControlHandler>[] {
  return [
    on('GET', 'endpoints', () => webhooks.endpoints.all().map(({ service, url }) => ({ service, url }))),
    on('POST', 'endpoints', ({ fields }) => {
      const targets = targetsFrom(fields, services);
      for (const { service, url } of targets) webhooks.addEndpoint(service, url);
      return targets;
    }),
  ];
}

function advanceClock({ clock, webhooks }: Parts, fields: FormFields): object {
  const seconds = secondsFrom(fields);
  clock.advance(seconds);
  webhooks.advance(seconds);
  return { now: clock.date().toISOString() };
}

function reset({ faults, calls, mailbox }: Parts): object {
  faults.clear();
  calls.clear();
  mailbox.clear();
  return {};
}

function isForm({ headers }: Request): boolean {
  const type = headers['content-type'];
  return type !== undefined && !type.startsWith('application/json');
}
