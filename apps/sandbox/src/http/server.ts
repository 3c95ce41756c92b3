import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from '../calls/calls.ts';
import { pathWithoutSecrets } from '../calls/secrets.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import type { Service } from './service.ts';
import { HOST } from '../settings.ts';
import { BadRequest, requestFrom } from './exchange.ts';
import type { Answer, Request } from './exchange.ts';

/** Longer than a client's timeout should be. */
const SLOW_MS = 20_000;

export interface Port {
  number: number;
  close(): Promise<void>;
}

type Answering = (request: Request) => Answer | Promise<Answer>;

/** Handles requests to the shared HTTP port: routes them to a service, applies faults and logs the call. */
export function answeringFor(services: readonly Service[], faults: Faults, calls: Calls): Handling {
  return async (message, response) => {
    const request = await requestFrom(message);
    const path = request.url.pathname;
    const service = services.find((each) => each.http?.owns(path));
    if (!service?.http) return send(response, request, notFound(path));

    const fault = faults.strike(service.name, path, ['down', 'slow', 'error']);
    const answer = await answerUnder(fault, service.http.answer, request);
    // The control API is not logged.
    if (service.faultModes.length > 0)
      calls.note({
        service: service.name,
        method: request.method,
        path: pathWithoutSecrets(request.url),
        headers: request.headers,
        body: request.fields,
        status: answer?.status ?? 0,
      });
    if (fault?.mode === 'slow') await sleep(fault.delay_ms ?? SLOW_MS, undefined, { ref: false });
    if (answer) send(response, request, answer);
    else message.socket.destroy();
  };
}

/** A slow service does its work before the delay, so a client timeout does not undo it. */
async function answerUnder(fault: Fault | undefined, answer: Answering, request: Request) {
  if (fault?.mode === 'down') return undefined;
  if (fault?.mode === 'error') {
    return {
      status: fault.status ?? 500,
      body: { error: { type: 'api_error', message: 'The sandbox was asked to fail this call.' } },
      headers: { 'access-control-allow-origin': '*' },
    };
  }
  return answer(request);
}

export type Handling = (message: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export async function listening(port: number, handle: Handling): Promise<Port> {
  const server = createServer((message, response) => {
    Promise.resolve(handle(message, response)).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { number: (server.address() as AddressInfo).port, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function send(response: ServerResponse, request: Pick<Request, 'method'>, answer: Answer): void {
  const isRaw = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
  const body = isRaw ? (answer.body as string | Buffer) : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return;
  if (error instanceof BadRequest) {
    send(response, { method: 'POST' }, { status: error.status, body: { error: { message: error.message } } });
    return;
  }
  console.error(error);
  send(response, { method: 'POST' }, { status: 500, body: { error: { message: 'The sandbox failed.' } } });
}

function notFound(path: string): Answer {
  return { status: 404, body: { error: { message: `No stand-in answers ${path}.` } } };
}
