import { formatOrderNumber } from '@paniscus/domain/orders';
import { PaymentSyncService } from '@paniscus/server/payments';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  payPurchase,
  completePurchase,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { OrderTransitions } from '../order-transitions.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

describe('order refunds', () => {
  const getOrder = async (email: string) => {
    const [order] = await findStoredOrders(server, email);
    if (order === undefined) throw new Error('The order is not stored.');
    return order;
  };
  const refundAtProvider = (intentId: string, cents?: number) =>
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
    const request = await createPurchaseRequest(server);
    const { intentId } = await completePurchase(server, sandbox, request);

    await refundAtProvider(intentId, 500);

    await vi.waitFor(
      async () => expect((await getOrder(request.email)).refundedCents).toBe(500),
      ASYNC_TIMEOUT_MS,
    );
    const { history } = await getOrder(request.email);
    expect(history.map(({ to }) => to)).not.toContain('refunded');
  });

  it('ends the order after a full refund, made at once or in parts', async () => {
    const [first, second] = [await createPurchaseRequest(server), await createPurchaseRequest(server)];
    const atOnce = await completePurchase(server, sandbox, first);
    const inParts = await completePurchase(server, sandbox, second);

    await refundAtProvider(atOnce.intentId);
    await refundAtProvider(inParts.intentId, 700);
    await refundAtProvider(inParts.intentId, second.amount - 700);

    for (const { email, amount } of [first, second])
      await vi.waitFor(
        async () => expect(await getOrder(email)).toMatchObject({ state: 'refunded', refundedCents: amount }),
        ASYNC_TIMEOUT_MS,
      );
  });

  it('records a refund that arrives before the payment is known to have succeeded', async () => {
    const request = await createPurchaseRequest(server);
    await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
    const { intentId } = await payPurchase(server, sandbox, request);
    await refundAtProvider(intentId);
    await sandbox.clearFaults();
    const [{ id } = { id: 0 }] = await server.app
      .get(DataSource)
      .query<{ id: number }[]>('SELECT id FROM payments WHERE intent_id = $1', [intentId]);

    await server.app.get(PaymentSyncService).sync(id, 'spec');

    const order = await getOrder(request.email);
    expect(order).toMatchObject({ state: 'refunded', refundedCents: request.amount });
    expect(order.history.map(({ to }) => to)).toEqual(['paid', 'refunded']);
  });

  it('reverses the tax once per refund', async () => {
    const request = await createPurchaseRequest(server);
    const { intentId } = await completePurchase(server, sandbox, request);
    const number = formatOrderNumber((await getOrder(request.email)).id);
    const waitForTaxCalls = (path: string, times: number) =>
      vi.waitFor(async () => expect(await listTaxCalls(number, path)).toHaveLength(times), ASYNC_TIMEOUT_MS);

    await waitForTaxCalls('create_from_calculation', 1);
    await refundAtProvider(intentId, 600);
    await waitForTaxCalls('create_reversal', 1);
    await refundAtProvider(intentId);
    await waitForTaxCalls('create_reversal', 2);

    const recorded = await server.app
      .get(DataSource)
      .query('SELECT reference FROM tax_transactions WHERE reference = $1', [number]);
    expect(recorded).toHaveLength(1);
  });

  it('does not treat a refund as a payment: a canceled order needs attention', async () => {
    const request = await createPurchaseRequest(server);
    await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
    const { intentId } = await payPurchase(server, sandbox, request);
    const { app } = server;
    const { id } = await getOrder(request.email);
    await app
      .get(DataSource)
      .transaction((manager) => app.get(OrderTransitions).move(manager, id, 'canceled', 'spec'));
    const [{ id: paymentId } = { id: 0 }] = await app
      .get(DataSource)
      .query<{ id: number }[]>('SELECT id FROM payments WHERE intent_id = $1', [intentId]);

    await app.get(PaymentSyncService).sync(paymentId, 'spec');
    await sandbox.clearFaults();

    expect(await getOrder(request.email)).toMatchObject({
      state: 'canceled',
      attention: 'A payment arrived for an order that was already closed.',
    });
  });
});
