import { Clock } from '@paniscus/server/platform';
import {
  TRUSTING,
  aPurchase,
  beginPurchase,
  begunPurchase,
  completedPurchase,
  ordersIn,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AbandonedOrdersService } from './abandoned-orders.service.ts';

describe('an abandoned order', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const rare = { RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '600' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
  });
  beforeEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const getOrder = async (email: string) => (await ordersIn(server, email))[0];
  const afterHours = (hours: number) =>
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + hours * 3_600_000));
  const endAbandoned = () => server.app.get(AbandonedOrdersService).run();

  it('fails after a day, and its payment can never be charged', async () => {
    const request = await aPurchase(server);
    const { clientSecret } = await begunPurchase(server, request);
    afterHours(25);

    await endAbandoned();
    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(400);
    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      history: [{ to: 'failed', cause: 'abandoned' }],
      payments: [{ state: 'canceled' }],
    });
  });

  it('is left alone within the day', async () => {
    const request = await aPurchase(server);
    const { clientSecret } = await begunPurchase(server, request);
    afterHours(23);

    await endAbandoned();

    expect(await getOrder(request.email)).toMatchObject({ state: 'pending' });
    expect((await sandbox.confirm(clientSecret)).status).toBe(200);
  });

  it('fails even if the provider was never reached for it', async () => {
    const request = await aPurchase(server);
    await sandbox.break({ service: 'stripe', mode: 'down', match: '/v1/payment_intents' });
    const down = await beginPurchase(server, request);
    await sandbox.mend();
    afterHours(25);

    await endAbandoned();

    expect(down.status).toBe(503);
    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      payments: [{ state: 'canceled', intentId: null }],
    });
  });

  it('fails even if the provider does not know an earlier payment of it', async () => {
    const odd = await aPurchase(server);
    await begunPurchase(server, odd);
    const request = await aPurchase(server);
    await begunPurchase(server, request);
    const [oddOrder] = await ordersIn(server, odd.email);
    await server.app
      .get(DataSource)
      .query("UPDATE payments SET intent_id = 'pi_unknown' WHERE kind = 'order' AND payable_id = $1", [
        oddOrder?.id,
      ]);
    afterHours(25);

    await endAbandoned();

    expect(await getOrder(request.email)).toMatchObject({ state: 'failed' });
    expect(await getOrder(odd.email)).toMatchObject({ state: 'pending' });
  });

  it('is marked as paid when its payment had succeeded unnoticed', async () => {
    const request = await aPurchase(server);
    const { clientSecret } = await begunPurchase(server, request);
    await sandbox.confirm(clientSecret);
    afterHours(25);

    await endAbandoned();

    expect((await getOrder(request.email))?.history[0]).toEqual({ to: 'paid', cause: 'abandoned' });
  });

  it('can still be bought, with a new quote', async () => {
    const request = await aPurchase(server);
    const first = await begunPurchase(server, request);
    const clock = afterHours(25);
    await endAbandoned();
    clock.mockRestore();

    const again = await completedPurchase(server, sandbox, request);

    expect(again.intentId).not.toBe(first.intentId);
    expect((await getOrder(request.email))?.history.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['failed', 'paid']),
    );
  });

  it('fails even if its card was declined', async () => {
    const request = await aPurchase(server);
    const { clientSecret } = await begunPurchase(server, request);
    await sandbox.confirm(clientSecret, '4000000000000002');
    afterHours(25);
    await endAbandoned();

    await endAbandoned();

    expect(await getOrder(request.email)).toMatchObject({
      state: 'failed',
      payments: [{ state: 'canceled' }],
    });
    expect((await sandbox.confirm(clientSecret)).status).toBe(400);
  });
});
