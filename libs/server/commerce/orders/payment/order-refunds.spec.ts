import { formatOrderNumber } from '@paniscus/domain/orders';
import { PaymentSyncService } from '@paniscus/server/payments';
import {
  TRUSTING,
  aPurchase,
  paidPurchase,
  completedPurchase,
  ordersIn,
  SOON,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderTransitions } from '../order-transitions.service.ts';

describe('order refunds', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
    await sandbox.sendEventsTo(server.url);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const getOrder = async (email: string) => {
    const [order] = await ordersIn(server, email);
    if (order === undefined) throw new Error('There is no such order.');
    return order;
  };
  const giveBack = (intentId: string, cents?: number) =>
    sandbox.stripe('refunds', {
      payment_intent: intentId,
      ...(cents !== undefined && { amount: String(cents) }),
    });
  const listTaxCalls = async (number: string, path: string) =>
    (await sandbox.calls('stripe')).filter(
      (call) =>
        call.path.startsWith(`/v1/tax/transactions/${path}`) &&
        call.status === 200 &&
        JSON.stringify(call).includes(number),
    );

  it('stores a partial refund and lets the order continue', async () => {
    const request = await aPurchase(server);
    const { intentId } = await completedPurchase(server, sandbox, request);

    await giveBack(intentId, 500);

    await vi.waitFor(async () => expect((await getOrder(request.email)).refundedCents).toBe(500), SOON);
    const { history } = await getOrder(request.email);
    expect(history.map(({ to }) => to)).not.toContain('refunded');
  });

  it('ends the order after a full refund, made at once or in parts', async () => {
    const [one, other] = [await aPurchase(server), await aPurchase(server)];
    const atOnce = await completedPurchase(server, sandbox, one);
    const inParts = await completedPurchase(server, sandbox, other);

    await giveBack(atOnce.intentId);
    await giveBack(inParts.intentId, 700);
    await giveBack(inParts.intentId, other.amount - 700);

    for (const { email, amount } of [one, other])
      await vi.waitFor(
        async () => expect(await getOrder(email)).toMatchObject({ state: 'refunded', refundedCents: amount }),
        SOON,
      );
  });

  it('records a refund that is the first event known of a payment', async () => {
    const request = await aPurchase(server);
    await sandbox.break({ service: 'webhooks', mode: 'down' });
    const { intentId } = await paidPurchase(server, sandbox, request);
    await giveBack(intentId);
    await sandbox.mend();
    const [{ id } = { id: 0 }] = await server.app
      .get(DataSource)
      .query<{ id: number }[]>('SELECT id FROM payments WHERE intent_id = $1', [intentId]);

    await server.app.get(PaymentSyncService).sync(id, 'spec');

    const order = await getOrder(request.email);
    expect(order).toMatchObject({ state: 'refunded', refundedCents: request.amount });
    expect(order.history.map(({ to }) => to)).toEqual(['paid', 'refunded']);
  });

  it('reverses the tax once per refund', async () => {
    const request = await aPurchase(server);
    const { intentId } = await completedPurchase(server, sandbox, request);
    const number = formatOrderNumber((await getOrder(request.email)).id);
    const untilEmailed = (path: string, times: number) =>
      vi.waitFor(async () => expect(await listTaxCalls(number, path)).toHaveLength(times), SOON);

    await untilEmailed('create_from_calculation', 1);
    await giveBack(intentId, 600);
    await untilEmailed('create_reversal', 1);
    await giveBack(intentId);
    await untilEmailed('create_reversal', 2);

    const recorded = await server.app
      .get(DataSource)
      .query('SELECT reference FROM tax_transactions WHERE reference = $1', [number]);
    expect(recorded).toHaveLength(1);
  });

  it('does not treat a refund as a payment: a canceled order needs attention', async () => {
    const request = await aPurchase(server);
    await sandbox.break({ service: 'webhooks', mode: 'down' });
    const { intentId } = await paidPurchase(server, sandbox, request);
    const { app } = server;
    const { id } = await getOrder(request.email);
    await app
      .get(DataSource)
      .transaction((manager) => app.get(OrderTransitions).move(manager, id, 'canceled', 'spec'));
    const [{ id: paymentId } = { id: 0 }] = await app
      .get(DataSource)
      .query<{ id: number }[]>('SELECT id FROM payments WHERE intent_id = $1', [intentId]);

    await app.get(PaymentSyncService).sync(paymentId, 'spec');
    await sandbox.mend();

    expect(await getOrder(request.email)).toMatchObject({
      state: 'canceled',
      attention: 'A payment came for an order that was over.',
    });
  });
});
