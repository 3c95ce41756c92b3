import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Calls } from '../calls/calls.ts';
import { pathWithoutSecrets } from '../calls/secrets.ts';
import type { Clock } from '../clock/clock.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import type { Service } from './service.ts';
import { HOST } from '../settings.ts';
import { BadRequest, readRequest } from './exchange.ts';
import type { HttpResponse, HttpRequest } from './exchange.ts';

/** Longer than a client's timeout should be. */
const SLOW_MS = 20_000;

export interface Port {
  number: number;
  close(): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  faults: Faults;
  calls: Calls;
}

type RespondFunction = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** Handles requests to the shared HTTP port: routes them to a service, applies faults and logs the call. */
export function createRequestHandler(
  services: readonly Service[],
  { clock, faults, calls }: Dependencies,
): RequestHandler {
  return async (message, serverResponse) => {
    const request = await readRequest(message);
    const path = request.url.pathname;
    const service = services.find((candidate) => candidate.http?.owns(path));
    if (!service?.http) return send(serverResponse, request, notFound(path));

    const fault = faults.consume(service.name, path, ['down', 'slow', 'error']);
    const response = await respondWithFault(fault, service.http.respond, request);
    // The control API is not logged.
    if (service.faultModes.length > 0)
      calls.record({
        service: service.name,
        method: request.method,
        path: pathWithoutSecrets(request.url),
        headers: request.headers,
        body: request.fields,
        status: response?.status ?? 0,
      });
    if (fault?.mode === 'slow') await clock.wait(fault.delay_ms ?? SLOW_MS);
    if (response) send(serverResponse, request, response);
    else message.socket.destroy();
  };
}

/** A slow service does its work before the delay, so a client timeout does not undo it. */
async function respondWithFault(fault: Fault | undefined, respond: RespondFunction, request: HttpRequest) {
  if (fault?.mode === 'down') return undefined;
  if (fault?.mode === 'error') {
    return {
      status: fault.status ?? 500,
      body: { error: { type: 'api_error', message: 'The sandbox simulates an error.' } },
      headers: { 'access-control-allow-origin': '*' },
    };
  }
  return respond(request);
}

export type RequestHandler = (message: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export async function listen(port: number, handle: RequestHandler): Promise<Port> {
  const server = createServer((message, response) => {
    Promise.resolve(handle(message, response)).catch((error: unknown) => sendError(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { number: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function send(
  serverResponse: ServerResponse,
  request: Pick<HttpRequest, 'method'>,
  response: HttpResponse,
): void {
  const isRaw = typeof response.body === 'string' || Buffer.isBuffer(response.body);
  const body = isRaw ? (response.body as string | Buffer) : JSON.stringify(response.body);
  serverResponse.writeHead(response.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...response.headers,
  });
  serverResponse.end(request.method === 'HEAD' ? undefined : body);
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return;
  if (error instanceof BadRequest) {
    send(response, { method: 'POST' }, { status: error.status, body: { error: { message: error.message } } });
    return;
  }
  console.error(error);
  send(response, { method: 'POST' }, { status: 500, body: { error: { message: 'The sandbox failed.' } } });
}

function notFound(path: string): HttpResponse {
  return { status: 404, body: { error: { message: `No service handles ${path}.` } } };
}
