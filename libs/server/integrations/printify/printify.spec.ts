import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProblemException, readSettings } from '@paniscus/server/platform';
import type { EventLog } from '@paniscus/server/platform';
import { PATIENT_TIMEOUTS } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintifyClient } from './printify-client.ts';
import { PrintifyService } from './printify.service.ts';

type RequestHandler = (request: IncomingMessage, reply: ServerResponse) => void;

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Nguyen',
  email: 'ada@example.org',
  phone: '',
  address1: '12 River Road',
  address2: '',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  country: 'US',
};
const LINES = [{ productId: 'mug', variantId: 201, quantity: 2 }];

let handleRequest: RequestHandler;
const requests: IncomingMessage[] = [];
const shop = createServer((request, reply) => {
  requests.push(request);
  handleRequest(request, reply);
});
let service: PrintifyService;

beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
beforeEach(() => {
  // Stops the rate limiter's clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  requests.length = 0;
  const { port } = shop.address() as AddressInfo;
  const settings = {
    ...readSettings({ PRINTIFY_API_BASE: `http://127.0.0.1:${port}`, PRINTIFY_TOKEN: 'token-1' }),
    timeouts: { ...PATIENT_TIMEOUTS, printifySlot: 5000 },
  };
  const log = { warn: () => {}, record: () => {} } as unknown as EventLog;
  service = new PrintifyService(new PrintifyClient(settings, log), settings);
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const json =
  (status: number, value: unknown, headers = {}): RequestHandler =>
  (_, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
const readStatus = async (work: Promise<unknown>): Promise<number | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemException) return error.getStatus();
    throw error;
  }
};
const toProblem = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProblemException) return error;
  }
  throw new Error('Nothing was rejected.');
};

describe('Printify requests', () => {
  it('send a user agent and the shop id', async () => {
    handleRequest = json(200, { standard: 475 });

    await service.quoteShipping(LINES, ADDRESS);

    const [request] = requests;
    expect(request?.url).toBe('/v1/shops/1000001/orders/shipping.json');
    expect(request?.headers.authorization).toBe('Bearer token-1');
    expect(request?.headers['user-agent']).toContain('http://localhost:3000');
  });

  it('fetch every page of products and skip invalid ones', async () => {
    handleRequest = (request, reply) => {
      const page = Number(new URL(request.url ?? '', 'http://shop').searchParams.get('page'));
      const data =
        page === 3 ? [{ id: 'p-3', title: 'Three' }, { id: 7 }, null] : [{ id: `p-${page}`, title: '' }];
      json(200, { current_page: page, last_page: 3, data })(request, reply);
    };

    const products = await service.listProducts();

    expect(products.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3']);
  });

  it('find orders by number among the newest and scan no further back than necessary', async () => {
    handleRequest = (request, reply) => {
      const page = Number(new URL(request.url ?? '', 'http://shop').searchParams.get('page'));
      const order = { id: `o-${page}`, metadata: { shop_order_id: page === 2 ? 'PN-000017' : 'PN-000099' } };
      const created_at = `2026-04-${20 - page} 10:00:00+00:00`;
      json(200, { last_page: 50, data: [{ ...order, created_at }] })(request, reply);
    };

    const found = await service.findOrders('PN-000017', new Date('2026-04-17T12:00:00Z'));

    expect(found.map(({ id }) => id)).toEqual(['o-2']);
    expect(requests).toHaveLength(3);
  });

  it('normalize tracking URLs and accept only https', async () => {
    const urls = [' HTTPS://track.example/1', 'http://track.example/2', 'javascript:alert(3)'];
    const shipments = urls.map((url, index) => ({ carrier: 'USPS', number: `9400${index}`, url }));
    handleRequest = json(200, { id: '5a96f649', status: 'fulfilled', shipments });

    const order = await service.findOrder('5a96f649');

    expect(order?.shipments.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://track.example/1',
      null,
      null,
    ]);
  });

  it('treat a missing order as missing, not as an error', async () => {
    handleRequest = json(404, { message: 'Not found.' });

    expect(await service.findOrder('5a96f649')).toBeUndefined();
  });
});

describe('a failing Printify API', () => {
  it.each<[string, RequestHandler]>([
    ['an error', json(500, { message: 'Oops' })],
    ['a rejected token', json(401, { message: 'Unauthenticated.' })],
    ['a redirect', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['an HTML page', (_, reply) => reply.writeHead(200).end('<p>Maintenance</p>')],
    ['a bare number', json(200, 5)],
    ['a quote without standard shipping', json(200, { economy: 300 })],
    ['an oversized body', (_, reply) => reply.writeHead(200).end(Buffer.alloc(9_000_000, ' '))],
    ['a closed connection', (_, reply) => reply.destroy()],
  ])('causes 503 with Retry-After after %s', async (_, response) => {
    handleRequest = response;

    const problem = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.getStatus()).toBe(503);
    expect(problem.retryAfterS).toBe(5);
  });

  it('is treated as unavailable when the product list is rejected, since only our settings can be wrong', async () => {
    handleRequest = json(404, { code: 8150, message: 'Shop not found.' });

    expect(await readStatus(service.listProducts())).toBe(503);
  });

  it('opens the circuit breaker after five consecutive failures', async () => {
    handleRequest = json(500, {});

    for (let call = 0; call < 9; call += 1) await readStatus(service.quoteShipping(LINES, ADDRESS));

    expect(requests).toHaveLength(5);
  });

  it('is not called again before its Retry-After, which callers receive', async () => {
    handleRequest = json(429, { message: 'Too Many Attempts.' }, { 'retry-after': '40' });
    await readStatus(service.quoteShipping(LINES, ADDRESS));

    const problem = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.getStatus()).toBe(503);
    expect(problem.retryAfterS).toBe(40);
    expect(requests).toHaveLength(1);
  });
});

describe('a request rejected by Printify', () => {
  it.each([
    ['{"zip":["The zip format is invalid."]}', 'address_to.zip'],
    ['The selected region is invalid.', 'address_to.region'],
    ['address_to.city: may not be empty', 'address_to.city'],
    ['The address1 field is required.', 'address_to.address1'],
    ['Variant 17887 is disabled for product 5bfd0b66.', 'line_items'],
    ['Production of orders to this country has stopped.', 'address_to.country'],
  ])('names the field for the reason “%s”', async (reason, field) => {
    handleRequest = json(400, {
      status: 'error',
      code: 8103,
      message: 'Validation failed.',
      errors: { reason },
    });

    const { problem } = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(problem.detail).not.toContain(reason);
  });

  it('results in a message that tells the buyer what to correct', async () => {
    handleRequest = json(400, { message: 'Validation failed.', errors: { reason: 'zip is wrong' } });

    const { problem } = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.detail).toBe(
      'We could not find this address. Please check the street, city, state and ZIP code.',
    );
  });

  it('does not take the status of an order for an item that can no longer be made', async () => {
    const reason = 'Order 5a96f649 with the status sending-to-production can no longer be changed.';
    handleRequest = json(400, {
      status: 'error',
      code: 8502,
      message: 'Operation failed.',
      errors: { reason },
    });

    for (const change of [
      () => service.cancelOrder('5a96f649'),
      () => service.sendToProduction('5a96f649'),
    ]) {
      const { problem } = await toProblem(change());
      expect(problem.status).toBe(422);
      expect(problem.errors).toBeUndefined();
    }
  });

  it('counts as unavailable when nothing was sent that could be invalid', async () => {
    handleRequest = json(400, { message: 'Validation failed.', errors: { reason: 'zip is wrong' } });

    expect(await readStatus(service.findOrder('5a96f649'))).toBe(503);
    expect(await readStatus(service.findProduct('mug'))).toBe(503);
  });
});
