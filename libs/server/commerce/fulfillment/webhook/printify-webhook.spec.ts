import { randomBytes } from 'node:crypto';
import {
  TRUST_LOCAL_PROXY,
  buildPrintifyEvent,
  createSubmittedOrder,
  computePrintifySignature,
  getOrderState,
  postPrintifyEvent,
  postRawPrintifyEvent,
  waitForOrderState,
  WITHOUT_POLLERS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });

const count = async (sql: string) => {
  const [row] = await server.app.get(DataSource).query<{ count: string }[]>(sql);
  return Number(row?.count);
};
const countEvents = () => count('SELECT count(*) FROM print_shop_events');
const countJobs = () => count(`SELECT count(*) FROM jobs.job WHERE name = 'follow-print-order'`);

describe('Printify webhook', () => {
  it("takes the order state from Printify's API and not from the event", async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    const event = buildPrintifyEvent(printifyOrder.id, { type: 'order:shipment:delivered' });

    const premature = await postPrintifyEvent(server, event);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'in_production' });
    const genuine = await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));

    expect([premature.status, genuine.status]).toEqual([200, 200]);
    await waitForOrderState(server, order, 'in_production');
  });

  it('stores an event once and ignores redeliveries', async () => {
    const { printifyOrder } = await createSubmittedOrder(server, sandbox);
    const event = buildPrintifyEvent(printifyOrder.id);
    const [eventsBefore, jobsBefore] = [await countEvents(), await countJobs()];

    const responses = await Promise.all(Array.from({ length: 10 }, () => postPrintifyEvent(server, event)));

    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await countEvents()).toBe(eventsBefore + 1);
    expect(await countJobs()).toBe(jobsBefore + 1);
  });

  it.each([
    ['an unknown order', buildPrintifyEvent('65f0c0ffee0000000000dead')],
    [
      'a product',
      buildPrintifyEvent('x', { type: 'product:deleted', resource: { id: 'x', type: 'product' } }),
    ],
    ['an unknown event type', buildPrintifyEvent('y', { type: 'order:danced' })],
    ['no resource', { id: 'evt-1', type: 'shop:disconnected' }],
    ['an order with an overlong id', buildPrintifyEvent('z'.repeat(5000))],
    ['an order and has an overlong id itself', buildPrintifyEvent('z', { id: 'i'.repeat(5000) })],
  ])('accepts an event about %s without effect', async (_, event) => {
    const response = await postPrintifyEvent(server, event);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
  });

  it('rejects a thousand forged requests and stores nothing', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'in_production' });
    const [eventsBefore, jobsBefore] = [await countEvents(), await countJobs()];
    const forgeries = [
      (body: string) => postRawPrintifyEvent(server, body, undefined),
      (body: string) => postRawPrintifyEvent(server, body, ''),
      (body: string) => postRawPrintifyEvent(server, body, `sha256=${randomBytes(32).toString('hex')}`),
      (body: string) => postRawPrintifyEvent(server, body, computePrintifySignature(body, 'guessed')),
      (body: string) => postRawPrintifyEvent(server, body, computePrintifySignature(body, '')),
      (body: string) => postRawPrintifyEvent(server, body, computePrintifySignature(body).slice(7)),
      (body: string) => postRawPrintifyEvent(server, body, computePrintifySignature(body).slice(0, -1)),
      (body: string) =>
        postRawPrintifyEvent(server, body, computePrintifySignature(body).replace('sha256', 'sha1')),
      (body: string) => postRawPrintifyEvent(server, `${body} `, computePrintifySignature(body)),
      (body: string) =>
        postRawPrintifyEvent(server, body.replace('order', 'Order'), computePrintifySignature(body)),
    ];

    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const body = JSON.stringify(buildPrintifyEvent(printifyOrder.id));
      const responses = await Promise.all(forgeries.map((forge) => forge(body)));
      for (const { status } of responses) statuses.add(status);
    }

    expect([...statuses]).toEqual([400]);
    expect(await countEvents()).toBe(eventsBefore);
    expect(await countJobs()).toBe(jobsBefore);
    expect(await getOrderState(server, order)).toBe('submitted');
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"id":5,"type":"order:updated"}', '{"type":"order:updated"}'])(
    'rejects the signed body %j, which is not an event',
    async (body) => {
      const response = await postRawPrintifyEvent(server, body, computePrintifySignature(body));

      expect(response.status).toBe(400);
    },
  );
});
