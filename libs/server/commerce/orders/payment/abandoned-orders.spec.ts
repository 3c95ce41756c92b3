import { Clock } from '@paniscus/server/platform';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  postPurchase,
  startPurchase,
  completePurchase,
  findStoredOrders,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AbandonedOrdersService } from './abandoned-orders.service.ts';

const intervals = { RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '600' };
const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...intervals });

describe('an abandoned order', () => {
  beforeEach(() => vi.restoreAllMocks());

  const getOrder = async (email: string) => (await findStoredOrders(server, email))[0];
  const advanceHours = (hours: number) =>
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + hours * 3_600_000));
  const failAbandoned = () => server.app.get(AbandonedOrdersService).run();

  it('fails after a day, and its payment can never be charged', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret } = await startPurchase(server, request);
    advanceHours(25);

    await failAbandoned();
    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(400);
    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      history: [{ to: 'failed', cause: 'abandoned' }],
      payments: [{ state: 'canceled' }],
    });
  });

  it('stays pending during the first day', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret } = await startPurchase(server, request);
    advanceHours(23);

    await failAbandoned();

    expect(await getOrder(request.email)).toMatchObject({ state: 'pending' });
    expect((await sandbox.confirm(clientSecret)).status).toBe(200);
  });

  it('fails even if the provider was never reached for it', async () => {
    const request = await createPurchaseRequest(server);
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/payment_intents' });
    const down = await postPurchase(server, request);
    await sandbox.clearFaults();
    advanceHours(25);

    await failAbandoned();

    expect(down.status).toBe(503);
    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      payments: [{ state: 'canceled', intentId: null }],
    });
  });

  it('fails even if the provider does not know an earlier payment of it', async () => {
    const unknownPayment = await createPurchaseRequest(server);
    await startPurchase(server, unknownPayment);
    const request = await createPurchaseRequest(server);
    await startPurchase(server, request);
    const [unknownPaymentOrder] = await findStoredOrders(server, unknownPayment.email);
    await server.app
      .get(DataSource)
      .query("UPDATE payments SET intent_id = 'pi_unknown' WHERE kind = 'order' AND payable_id = $1", [
        unknownPaymentOrder?.id,
      ]);
    advanceHours(25);

    await failAbandoned();

    expect(await getOrder(request.email)).toMatchObject({ state: 'failed' });
    expect(await getOrder(unknownPayment.email)).toMatchObject({ state: 'pending' });
  });

  it('is marked as paid when its payment had succeeded unnoticed', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret } = await startPurchase(server, request);
    await sandbox.confirm(clientSecret);
    advanceHours(25);

    await failAbandoned();

    expect((await getOrder(request.email))?.history[0]).toEqual({ to: 'paid', cause: 'abandoned' });
  });

  it('can still be bought, with a new quote', async () => {
    const request = await createPurchaseRequest(server);
    const first = await startPurchase(server, request);
    const clock = advanceHours(25);
    await failAbandoned();
    clock.mockRestore();

    const again = await completePurchase(server, sandbox, request);

    expect(again.intentId).not.toBe(first.intentId);
    expect((await getOrder(request.email))?.history.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['failed', 'paid']),
    );
  });

  it('fails even if its card was declined', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret } = await startPurchase(server, request);
    await sandbox.confirm(clientSecret, '4000000000000002');
    advanceHours(25);
    await failAbandoned();

    await failAbandoned();

    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      payments: [{ state: 'canceled' }],
    });
    expect((await sandbox.confirm(clientSecret)).status).toBe(400);
  });
});
