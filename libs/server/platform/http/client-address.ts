import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-forwarded-for';

/** Start of the value in a log line; the rest adds nothing. */
const LOGGED_LENGTH = 100;

/**
 * Removes the ports and brackets that some proxies write into `X-Forwarded-For`, before Fastify reads it:
 * `203.0.113.7:51234`, `[2001:db8::1]:443`. Logs a warning when the client's address cannot be read all the same.
 */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const forwarded = headers[HEADER];
    if (forwarded === undefined) return;
    headers[HEADER] = String(forwarded)
      .split(',')
      .map((entry) => parseAddress(entry) ?? entry)
      .join(', ');
    if (isIP(request.ip) !== 0) return;
    request.log.warn(
      { event: 'unreadable_client_address', forwarded: String(forwarded).slice(0, LOGGED_LENGTH) },
      'client address unreadable; the address of the proxy is used',
    );
  });
}

/** Address of one entry, without its port; undefined when it is none. */
function parseAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, inBrackets] = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(text) ?? [];
  const [, beforePort] = /^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? [];
  const address = inBrackets ?? beforePort ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Address of the client: the one that trusted proxies state, or else the other end of the connection. Everything that is
 * limited or recorded per client uses this function.
 */
export function getClientAddress(request: FastifyRequest): string {
  return isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
}
