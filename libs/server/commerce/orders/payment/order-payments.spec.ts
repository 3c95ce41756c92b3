import { isOrderPaid } from '@paniscus/domain/orders';
import {
  TRUSTING,
  inLanes,
  buildCart,
  aPurchase,
  begunPurchase,
  paidPurchase,
  listProducts,
  anEvent,
  deliver,
  ordersIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const BUYERS = 12;
const COPIES = 6;

const getOrder = async (server: TestApp, email: string) => (await ordersIn(server, email))[0];

describe('a paid order', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
  });
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('has one email and one Printify order, however often and in whatever order events arrive', async () => {
    const products = await listProducts(server);
    const cart = buildCart(products, 1);
    const emails: string[] = [];
    await inLanes(4, Array.from({ length: BUYERS }), async () => {
      const request = await aPurchase(server, { cart });
      await paidPurchase(server, sandbox, request);
      emails.push(request.email);
    });
    const { events } = await sandbox.state();
    const eventTypes = events
      .filter(({ type }) => type.startsWith('payment_intent') || type.startsWith('charge'))
      .flatMap((event) => Array.from({ length: COPIES }, () => event))
      .map((event, index) => ({ event, rank: (index * 7919) % 1009 }))
      .toSorted((one, other) => one.rank - other.rank);
    const statuses: number[] = [];

    await inLanes(
      10,
      eventTypes,
      async ({ event }) => void statuses.push((await deliver(server, event)).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    const orders = await Promise.all(emails.map((email) => getOrder(server, email)));
    expect(orders.map((order) => isOrderPaid(order?.state ?? 'pending'))).toEqual(Array(BUYERS).fill(true));
    expect(orders.flatMap((order) => order?.history.filter(({ to }) => to === 'paid'))).toHaveLength(BUYERS);
    await untilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    expect((await sandbox.state()).orders).toHaveLength(BUYERS);
  });

  it('takes the payment state from the provider and not from the event', async () => {
    const request = await aPurchase(server);
    const { intentId } = await begunPurchase(server, request);

    const response = await deliver(server, anEvent({ id: intentId }));

    expect(response.status).toBe(200);
    expect(await getOrder(server, request.email)).toMatchObject({ state: 'pending' });
  });

  it('stays paid when a failure event arrives late', async () => {
    const request = await aPurchase(server);
    const { intentId } = await paidPurchase(server, sandbox, request);
    await deliver(server, anEvent({ id: intentId }));

    await deliver(server, anEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }));

    const order = await getOrder(server, request.email);
    expect(order?.history.map(({ to }) => to)).not.toContain('failed');
  });

  it('requests redelivery of an event about an order that is not stored yet', async () => {
    const metadata = { transaction_type: 'order', order_id: '123456' };

    const response = await deliver(server, anEvent({ id: 'pi_notyet', metadata }));

    expect(response.status).toBe(409);
  });

  it.each([
    ['another sum', { amount: '100' }],
    ['a donation', { 'metadata[transaction_type]': 'donation' }],
    ['another order', { 'metadata[order_id]': '999999' }],
    ['another currency', { currency: 'jpy' }],
  ])('needs attention and is not printed when the charge is %s', async (_, change) => {
    const request = await aPurchase(server);
    const { intentId, clientSecret } = await begunPurchase(server, request);
    await sandbox.stripe(`payment_intents/${intentId}`, change);
    await sandbox.confirm(clientSecret);

    await deliver(server, anEvent({ id: intentId }));
    await deliver(server, anEvent({ id: intentId }));

    expect(await getOrder(server, request.email)).toMatchObject({
      state: 'needs_attention',
      attention: expect.stringMatching(/^What was charged is not what was asked for \(\w+\)\./),
    });
    await untilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).not.toContain(request.email);
  });

  it('is not flagged again once staff have resolved the mismatch', async () => {
    const request = await aPurchase(server);
    const { intentId, clientSecret } = await begunPurchase(server, request);
    await sandbox.stripe(`payment_intents/${intentId}`, { amount: '100' });
    await sandbox.confirm(clientSecret);
    await deliver(server, anEvent({ id: intentId }));
    const id = (await getOrder(server, request.email))?.id;
    await server.app
      .get(DataSource)
      .query("UPDATE orders SET state = 'canceled', attention = NULL WHERE id = $1", [id]);

    await deliver(server, anEvent({ id: intentId }));

    expect(await getOrder(server, request.email)).toMatchObject({ state: 'canceled', attention: null });
  });

  it('needs attention when the cardholder disputes the charge', async () => {
    const request = await aPurchase(server);
    const { clientSecret } = await begunPurchase(server, request);
    await sandbox.sendEventsTo(server.url);

    await sandbox.confirm(clientSecret, '4000000000000259');

    await vi.waitFor(async () => {
      const order = await getOrder(server, request.email);
      expect(order?.history.map(({ to }) => to)).toEqual(expect.arrayContaining(['paid', 'needs_attention']));
      expect(order?.attention).toContain('The card holder disputes the payment.');
    }, SOON);
  });
});

describe('without webhook and browser call', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...quick });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('a paid order is found, recorded, printed and confirmed', async () => {
    const request = await aPurchase(server);

    await paidPurchase(server, sandbox, request);

    await vi.waitFor(async () => {
      const order = await getOrder(server, request.email);
      expect(order?.history[0]).toEqual({ to: 'paid', cause: 'reconciliation' });
    }, SOON);
    await untilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([request.email]);
    expect((await sandbox.state()).orders).toHaveLength(1);
  });
});
