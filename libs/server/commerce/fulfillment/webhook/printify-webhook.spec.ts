import { randomBytes } from 'node:crypto';
import {
  TRUSTING,
  aPrintifyEvent,
  aSubmittedOrder,
  printifySignature,
  getState,
  postEvents,
  postRawEvent,
  untilState,
  WITHOUT_POLLERS,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...WITHOUT_POLLERS });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const count = async (sql: string) => {
  const [row] = await server.app.get(DataSource).query<{ count: string }[]>(sql);
  return Number(row?.count);
};
const storedEvents = () => count('SELECT count(*) FROM print_shop_events');
const jobs = () => count(`SELECT count(*) FROM jobs.job WHERE name = 'follow-print-order'`);

describe('Printify webhook', () => {
  it("trusts Printify's API and not the event", async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);
    const event = aPrintifyEvent(printOrder.id, { type: 'order:shipment:delivered' });

    const early = await postEvents(server, event);
    await sandbox.advance({ order: printOrder.id, to: 'in_production' });
    const news = await postEvents(server, aPrintifyEvent(printOrder.id));

    expect([early.status, news.status]).toEqual([200, 200]);
    await untilState(server, order, 'in_production');
  });

  it('stores an event once and ignores redeliveries', async () => {
    const { printOrder } = await aSubmittedOrder(server, sandbox);
    const event = aPrintifyEvent(printOrder.id);
    const [eventsBefore, jobsBefore] = [await storedEvents(), await jobs()];

    const responses = await Promise.all(Array.from({ length: 10 }, () => postEvents(server, event)));

    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await storedEvents()).toBe(eventsBefore + 1);
    expect(await jobs()).toBe(jobsBefore + 1);
  });

  it.each([
    ['an order that nobody knows', aPrintifyEvent('65f0c0ffee0000000000dead')],
    [
      'something else',
      aPrintifyEvent('x', { type: 'product:deleted', resource: { id: 'x', type: 'product' } }),
    ],
    ['a kind of news that is new', aPrintifyEvent('y', { type: 'order:danced' })],
    ['nothing at all', { id: 'evt-1', type: 'shop:disconnected' }],
    ['an order with an endless id', aPrintifyEvent('z'.repeat(5000))],
    ['an endless id of its own', aPrintifyEvent('z', { id: 'i'.repeat(5000) })],
  ])('accepts an event about %s without effect', async (_, event) => {
    const response = await postEvents(server, event);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
  });

  it('rejects a thousand forged requests and stores nothing', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);
    await sandbox.advance({ order: printOrder.id, to: 'in_production' });
    const [eventsBefore, jobsBefore] = [await storedEvents(), await jobs()];
    const forgeries = [
      (body: string) => postRawEvent(server, body, undefined),
      (body: string) => postRawEvent(server, body, ''),
      (body: string) => postRawEvent(server, body, `sha256=${randomBytes(32).toString('hex')}`),
      (body: string) => postRawEvent(server, body, printifySignature(body, 'guessed')),
      (body: string) => postRawEvent(server, body, printifySignature(body, '')),
      (body: string) => postRawEvent(server, body, printifySignature(body).slice(7)),
      (body: string) => postRawEvent(server, body, printifySignature(body).slice(0, -1)),
      (body: string) => postRawEvent(server, body, printifySignature(body).replace('sha256', 'sha1')),
      (body: string) => postRawEvent(server, `${body} `, printifySignature(body)),
      (body: string) => postRawEvent(server, body.replace('order', 'Order'), printifySignature(body)),
    ];

    const statuses = new Set<number>();
    for (let round = 0; round < 100; round += 1) {
      const body = JSON.stringify(aPrintifyEvent(printOrder.id));
      const responses = await Promise.all(forgeries.map((forge) => forge(body)));
      for (const { status } of responses) statuses.add(status);
    }

    expect([...statuses]).toEqual([400]);
    expect(await storedEvents()).toBe(eventsBefore);
    expect(await jobs()).toBe(jobsBefore);
    expect(await getState(server, order)).toBe('submitted');
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"id":5,"type":"order:updated"}', '{"type":"order:updated"}'])(
    'rejects the signed body %j, which is not an event',
    async (body) => {
      const response = await postRawEvent(server, body, printifySignature(body));

      expect(response.status).toBe(400);
    },
  );
});
