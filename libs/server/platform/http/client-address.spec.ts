import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getClientAddress, readForwardedAddresses } from './client-address.ts';
import { getClientNetwork } from './client-network.ts';

const PROXY = '10.0.0.1';
const STRANGER = '198.51.100.7';

interface Reading {
  address: string;
  network: string;
  /** Lines that were logged. */
  log: string;
}

/** What the server takes for the client when the connection comes from `peer`. */
async function readClient(forwarded: string | undefined, peer = PROXY): Promise<Reading> {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const server = fastify({ trustProxy: [PROXY, '10.0.0.2'], logger: { level: 'warn', stream } });
  readForwardedAddresses(server);
  server.get('/client', (request) => ({
    address: getClientAddress(request),
    network: getClientNetwork(request),
  }));
  const response = await server.inject({
    url: '/client',
    remoteAddress: peer,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  await server.close();
  return { ...response.json<Omit<Reading, 'log'>>(), log };
}

describe('client address', () => {
  it('is the one that the proxy states, with any port and any number of trusted proxies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.ipV4(), fc.ipV6()),
        fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
        fc.constantFrom('', ', 10.0.0.2', ', 10.0.0.2:8080'),
        async (address, port, later) => {
          const host = address.includes(':') && port !== undefined ? `[${address}]` : address;
          const entry = port === undefined ? host : `${host}:${port}`;

          const client = await readClient(`${entry}${later}`);

          expect(client.address).toBe(address);
          expect(client.log).toBe('');
        },
      ),
      { numRuns: 50 },
    );
  });

  it('does not depend on the port, so that one visitor has one limit', async () => {
    const [one, other] = [await readClient('[2001:db8::1]:443'), await readClient('[2001:db8::1]:51234')];

    expect(one.network).toBe('2001:db8:0:0::/64');
    expect(other.network).toBe(one.network);
  });

  it('is that of the proxy when it cannot be read, and a warning says so', async () => {
    const { address, log } = await readClient('unknown');

    expect(address).toBe(PROXY);
    expect(JSON.parse(log)).toMatchObject({ event: 'unreadable_client_address', forwarded: 'unknown' });
  });

  it('is that of the connection when no trusted proxy is in between', async () => {
    expect(await readClient('203.0.113.7:1', STRANGER)).toEqual({
      address: STRANGER,
      network: STRANGER,
      log: '',
    });
    expect((await readClient(undefined)).address).toBe(PROXY);
  });
});
