import { isOrderPaid } from '@paniscus/domain/orders';
import {
  TRUST_LOCAL_PROXY,
  runConcurrently,
  buildCart,
  createPurchaseRequest,
  startPurchase,
  payPurchase,
  listProducts,
  buildStripeEvent,
  postStripeEvent,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startTestApp,
  waitUntilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const BUYERS = 12;
const COPIES = 6;

const DISPUTED = {
  state: 'needs_attention',
  attention: expect.stringContaining('The cardholder has disputed the payment.'),
};

const getOrder = async (server: TestApp, email: string) => (await findStoredOrders(server, email))[0];

describe('a paid order', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
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
    await runConcurrently(4, Array.from({ length: BUYERS }), async () => {
      const request = await createPurchaseRequest(server, { cart });
      await payPurchase(server, sandbox, request);
      emails.push(request.email);
    });
    const events = await sandbox.state('events');
    const deliveries = events
      .filter(({ type }) => type.startsWith('payment_intent') || type.startsWith('charge'))
      .flatMap((event) => Array.from({ length: COPIES }, () => event))
      .map((event, index) => ({ event, rank: (index * 7919) % 1009 }))
      .toSorted((one, other) => one.rank - other.rank);
    const statuses: number[] = [];

    await runConcurrently(
      10,
      deliveries,
      async ({ event }) => void statuses.push((await postStripeEvent(server, event)).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    const orders = await Promise.all(emails.map((email) => getOrder(server, email)));
    expect(orders.map((order) => isOrderPaid(order?.state ?? 'pending'))).toEqual(Array(BUYERS).fill(true));
    expect(orders.flatMap((order) => order?.history.filter(({ to }) => to === 'paid'))).toHaveLength(BUYERS);
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    expect(await sandbox.state('orders')).toHaveLength(BUYERS);
  });

  it('takes the payment state from the provider and not from the event', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await startPurchase(server, request);

    const response = await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(response.status).toBe(200);
    expect(await getOrder(server, request.email)).toMatchObject({ state: 'pending' });
  });

  it('stays paid when a failure event arrives late', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    await postStripeEvent(
      server,
      buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
    );

    const order = await getOrder(server, request.email);
    expect(order?.history.map(({ to }) => to)).not.toContain('failed');
  });

  it('requests redelivery of an event about an order that is not stored yet', async () => {
    const metadata = { transaction_type: 'order', order_id: '123456' };

    const response = await postStripeEvent(server, buildStripeEvent({ id: 'pi_notyet', metadata }));

    expect(response.status).toBe(409);
  });

  it.each([
    ['of another amount', { amount: '100' }],
    ['for a donation', { 'metadata[transaction_type]': 'donation' }],
    ['for another order', { 'metadata[order_id]': '999999' }],
    ['in another currency', { currency: 'jpy' }],
  ])('needs attention and is not submitted when the charge is %s', async (_, change) => {
    const request = await createPurchaseRequest(server);
    const { intentId, clientSecret } = await startPurchase(server, request);
    await sandbox.stripe(`payment_intents/${intentId}`, change);
    await sandbox.confirm(clientSecret);

    await postStripeEvent(server, buildStripeEvent({ id: intentId }));
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(await getOrder(server, request.email)).toMatchObject({
      state: 'needs_attention',
      attention: expect.stringMatching(/^The charge does not match the request \(\w+\)\./),
    });
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).not.toContain(request.email);
  });

  it('is not flagged again once staff have resolved the mismatch', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId, clientSecret } = await startPurchase(server, request);
    await sandbox.stripe(`payment_intents/${intentId}`, { amount: '100' });
    await sandbox.confirm(clientSecret);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));
    const id = (await getOrder(server, request.email))?.id;
    await server.app
      .get(DataSource)
      .query("UPDATE orders SET state = 'canceled', attention = NULL WHERE id = $1", [id]);

    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(await getOrder(server, request.email)).toMatchObject({ state: 'canceled', attention: null });
  });

  it('needs attention when the cardholder disputes the charge', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret } = await startPurchase(server, request);
    await sandbox.sendEventsTo(server.url);

    await sandbox.confirm(clientSecret, '4000000000000259');

    await vi.waitFor(async () => {
      const order = await getOrder(server, request.email);
      expect(order?.history.map(({ to }) => to)).toEqual(expect.arrayContaining(['paid', 'needs_attention']));
    }, ASYNC_TIMEOUT_MS);
    await waitUntilIdle(server, sandbox);
    expect(await getOrder(server, request.email)).toMatchObject(DISPUTED);
  });

  it('still needs attention when it is disputed while the print shop takes it', async () => {
    await sandbox.injectFault({
      service: 'printify',
      mode: 'slow',
      match: '/send_to_production',
      delay_ms: 2_000,
    });
    const request = await createPurchaseRequest(server);
    const { intentId } = await payPurchase(server, sandbox, request);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));
    await vi.waitFor(async () => {
      const calls = await sandbox.calls('printify');
      expect(calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('send_to_production'));
    }, ASYNC_TIMEOUT_MS);

    await postStripeEvent(server, buildStripeEvent({ id: intentId }, { type: 'charge.dispute.created' }));

    await waitUntilIdle(server, sandbox);
    const order = await getOrder(server, request.email);
    expect(order?.history.map(({ to }) => to)).toContain('submitted');
    expect(order).toMatchObject(DISPUTED);
  });
});

describe('reconciliation without webhook or browser call', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const intervals = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...intervals });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('finds a paid order, records it, submits it to Printify and confirms it', async () => {
    const request = await createPurchaseRequest(server);

    await payPurchase(server, sandbox, request);

    await vi.waitFor(async () => {
      const order = await getOrder(server, request.email);
      expect(order?.history[0]).toEqual({ to: 'paid', cause: 'reconciliation' });
    }, ASYNC_TIMEOUT_MS);
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([request.email]);
    expect(await sandbox.state('orders')).toHaveLength(1);
  });
});
