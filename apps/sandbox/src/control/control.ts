import type { Calls } from '../calls/calls.ts';
import type { Clock } from '../clock/clock.ts';
import type { Faults } from '../faults/faults.ts';
import type { HttpResponse, HttpRequest } from '../http/exchange.ts';
import type { FormFields } from '../http/form.ts';
import { matchRoute } from '../http/routes.ts';
import type { Route } from '../http/routes.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { ControlHandler, Service } from '../http/service.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { parseFault, parseSeconds, parseTargets } from './control.schema.ts';
import { InvalidControlCall } from './invalid-control-call.ts';

export interface Dependencies {
  services: readonly Service[];
  faults: Faults;
  calls: Calls;
  mailbox: Mailbox;
  clock: Clock;
  webhooks: Webhooks;
}

/** API for tests: injects faults and inspects calls and state. */
export function createControlService(dependencies: Dependencies): Service {
  const routes = createRoutes(dependencies);
  return {
    name: 'control',
    faultModes: [],
    http: {
      owns: (path) => path.startsWith('/__control/'),
      respond: (request) => respond(routes, request),
    },
  };
}

function respond(routes: Route<ControlHandler>[], request: HttpRequest): HttpResponse {
  const match = matchRoute(routes, request.method, request.url.pathname);
  if (!match) return { status: 404, body: { error: `No ${request.method} ${request.url.pathname}.` } };
  // CSRF protection: other sites can send a form without a preflight request, but not JSON.
  if (request.method === 'POST' && isForm(request)) return { status: 415, body: { error: 'Send JSON.' } };
  try {
    return { status: 200, body: match.handle(request) };
  } catch (error) {
    if (error instanceof InvalidControlCall) return { status: 422, body: { error: error.message } };
    throw error;
  }
}

function createRoutes(dependencies: Dependencies): Route<ControlHandler>[] {
  return [
    route('GET', 'health', () => ({ service: 'paniscus-sandbox' })),
    ...faultRoutes(dependencies),
    ...inspectionRoutes(dependencies),
    ...endpointRoutes(dependencies),
    route('POST', 'clock', ({ fields }) => advanceClock(dependencies, fields)),
    route('POST', 'reset', () => reset(dependencies)),
    ...dependencies.services.flatMap(({ controls = [] }) =>
      controls.map((controlRoute) => route(controlRoute.method, controlRoute.path, controlRoute.handle)),
    ),
  ];
}

function route(method: string, path: string, handle: ControlHandler): Route<ControlHandler> {
  return { method, path: `/__control/${path}`, handle };
}

function faultRoutes({ services, faults }: Dependencies): Route<ControlHandler>[] {
  return [
    route('GET', 'faults', () => faults.all()),
    route('POST', 'faults', ({ fields }) => {
      const fault = parseFault(fields, services);
      faults.add(fault);
      return fault;
    }),
    route('DELETE', 'faults', () => {
      faults.clear();
      return {};
    }),
  ];
}

/** What the services received, sent and stored. */
function inspectionRoutes({ services, calls, mailbox, webhooks }: Dependencies): Route<ControlHandler>[] {
  return [
    route('GET', 'calls', ({ url }) => calls.list(url.searchParams.get('service'))),
    route('GET', 'deliveries', () => webhooks.pending),
    route('GET', 'mail', () =>
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
    route('GET', 'state', ({ url }) => readState(services, url.searchParams.get('kind'))),
  ];
}

/** All stored objects, or those of one kind, which is faster. */
function readState(services: readonly Service[], kind: string | null): Record<string, object[]> {
  const readers = services.flatMap(({ state = {} }) => Object.entries(state));
  const requested = readers.filter(([name]) => kind === null || name === kind);
  if (requested.length === 0) throw new InvalidControlCall(`There is no kind "${kind}".`);
  return Object.fromEntries(requested.map(([name, readAll]) => [name, readAll()]));
}

function endpointRoutes({ services, webhooks }: Dependencies): Route<ControlHandler>[] {
  return [
    route('GET', 'endpoints', () => webhooks.endpoints.all().map(({ service, url }) => ({ service, url }))),
    route('POST', 'endpoints', ({ fields }) => {
      const targets = parseTargets(fields, services);
      for (const { service, url } of targets) webhooks.addEndpoint(service, url);
      return targets;
    }),
    route('DELETE', 'endpoints', () => {
      webhooks.removeEndpoints();
      return {};
    }),
  ];
}

function advanceClock({ clock, webhooks }: Dependencies, fields: FormFields): object {
  clock.advance(parseSeconds(fields));
  webhooks.wake();
  return { now: clock.date().toISOString() };
}

function reset({ faults, calls, mailbox }: Dependencies): object {
  faults.clear();
  calls.clear();
  mailbox.clear();
  return {};
}

function isForm({ headers }: HttpRequest): boolean {
  const type = headers['content-type'];
  return type !== undefined && !type.startsWith('application/json');
}
