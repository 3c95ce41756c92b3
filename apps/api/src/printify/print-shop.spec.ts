import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProblemException } from '../common/problem.ts';
import type { SecurityLog } from '../common/security-log.ts';
import { readSettings } from '../config/settings.ts';
import { PrintifyService } from './print-shop.service.ts';
import { PrintifyClient } from './printify-client.ts';

type Answering = (request: IncomingMessage, reply: ServerResponse) => void;

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

let answering: Answering;
const requests: IncomingMessage[] = [];
const shop = createServer((request, reply) => {
  requests.push(request);
  answering(request, reply);
});
let service: PrintifyService;

beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
beforeEach(() => {
  requests.length = 0;
  const { port } = shop.address() as AddressInfo;
  const settings = readSettings({ PRINTIFY_API_BASE: `http://127.0.0.1:${port}`, PRINTIFY_TOKEN: 'token-1' });
  const log = { warn: () => {}, record: () => {} } as unknown as SecurityLog;
  service = new PrintifyService(new PrintifyClient(settings, log), settings);
});
afterAll(() => shop.close());

const json =
  (status: number, value: unknown, headers = {}): Answering =>
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
  throw new Error('Nothing was refused.');
};

describe('asking the print shop', () => {
  it('says who asks, and for which shop', async () => {
    answering = json(200, { standard: 475 });

    await service.quoteShipping(LINES, ADDRESS);

    const [request] = requests;
    expect(request?.url).toBe('/v1/shops/1000001/orders/shipping.json');
    expect(request?.headers.authorization).toBe('Bearer token-1');
    expect(request?.headers['user-agent']).toContain('http://localhost:3000');
  });

  it('goes through every page of products, and leaves out what cannot be one', async () => {
    answering = (request, reply) => {
      const page = Number(new URL(request.url ?? '', 'http://shop').searchParams.get('page'));
      const data =
        page === 3 ? [{ id: 'p-3', title: 'Three' }, { id: 7 }, null] : [{ id: `p-${page}`, title: '' }];
      json(200, { current_page: page, last_page: 3, data })(request, reply);
    };

    const products = await service.products();

    expect(products.map(({ id }) => id)).toEqual(['p-1', 'p-2', 'p-3']);
  });

  it('finds the orders of a number among the newest, and looks no further back than it must', async () => {
    answering = (request, reply) => {
      const page = Number(new URL(request.url ?? '', 'http://shop').searchParams.get('page'));
      const order = { id: `o-${page}`, metadata: { shop_order_id: page === 2 ? 'PN-000017' : 'PN-000099' } };
      const created_at = `2026-04-${20 - page} 10:00:00+00:00`;
      json(200, { last_page: 50, data: [{ ...order, created_at }] })(request, reply);
    };

    const found = await service.findOrders('PN-000017', new Date('2026-04-17T12:00:00Z'));

    expect(found.map(({ id }) => id)).toEqual(['o-2']);
    expect(requests).toHaveLength(3);
  });

  it('tells a parcel’s address as everybody writes it, and none that is not https', async () => {
    const urls = [' HTTPS://track.example/1', 'http://track.example/2', 'javascript:alert(3)'];
    const shipments = urls.map((url, index) => ({ carrier: 'USPS', number: `9400${index}`, url }));
    answering = json(200, { id: '5a96f649', status: 'fulfilled', shipments });

    const order = await service.order('5a96f649');

    expect(order?.shipments.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://track.example/1',
      null,
      null,
    ]);
  });

  it('takes a missing order for missing, not for an error', async () => {
    answering = json(404, { message: 'Not found.' });

    expect(await service.order('5a96f649')).toBeUndefined();
  });
});

describe('a print shop that does not answer as it should', () => {
  it.each<[string, Answering]>([
    ['an error', json(500, { message: 'Oops' })],
    ['a refused token', json(401, { message: 'Unauthenticated.' })],
    ['a redirect', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a page of HTML', (_, reply) => reply.writeHead(200).end('<p>Maintenance</p>')],
    ['a bare number', json(200, 5)],
    ['a quote without standard shipping', json(200, { economy: 300 })],
    ['more than anyone can read', (_, reply) => reply.writeHead(200).end(Buffer.alloc(9_000_000, ' '))],
    ['a closed connection', (_, reply) => reply.destroy()],
  ])('answers 503 with a time to try again after %s', async (_, answer) => {
    answering = answer;

    const problem = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.getStatus()).toBe(503);
    expect(problem.retryAfterS).toBeGreaterThanOrEqual(5);
  });

  it('counts as away when it refuses to list its products: that is about our settings, not about a visitor', async () => {
    answering = json(404, { code: 8150, message: 'Shop not found.' });

    expect(await readStatus(service.products())).toBe(503);
  });

  it('is left alone after five failures in a row', async () => {
    answering = json(500, {});

    for (let time = 0; time < 9; time += 1) await readStatus(service.quoteShipping(LINES, ADDRESS));

    expect(requests).toHaveLength(5);
  });

  it('is left alone for as long as it asks, and callers learn how long', async () => {
    answering = json(429, { message: 'Too Many Attempts.' }, { 'retry-after': '40' });
    await readStatus(service.quoteShipping(LINES, ADDRESS));

    const problem = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.getStatus()).toBe(503);
    expect(problem.retryAfterS).toBeGreaterThan(35);
    expect(requests).toHaveLength(1);
  });
});

describe('what the print shop refuses', () => {
  it.each([
    ['{"zip":["The zip format is invalid."]}', 'address_to.zip'],
    ['The selected region is invalid.', 'address_to.region'],
    ['address_to.city: may not be empty', 'address_to.city'],
    ['The address1 field is required.', 'address_to.address1'],
    ['Variant 17887 is disabled for product 5bfd0b66.', 'line_items'],
  ])('names the field of the reason “%s”', async (reason, field) => {
    answering = json(400, { status: 'error', code: 8103, message: 'Validation failed.', errors: { reason } });

    const { problem } = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(problem.detail).not.toContain(reason);
  });

  it('is told to the buyer as something to mend', async () => {
    answering = json(400, { message: 'Validation failed.', errors: { reason: 'zip is wrong' } });

    const { problem } = await toProblem(service.quoteShipping(LINES, ADDRESS));

    expect(problem.detail).toBe(
      'We could not find this address. Please check the street, city, state and ZIP code.',
    );
  });
});
