import {
  TRUSTING,
  openDonationsAdmin,
  arrivedGift,
  WITHOUT_POLLERS,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { DonationsAdminClient, ArrivedGift, TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
let admin: DonationsAdminClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...WITHOUT_POLLERS });
  admin = await openDonationsAdmin(server);
});
afterEach(() => sandbox.mend());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

type Call = { method: string; path: string; body: Record<string, string> };

const aGift = () => arrivedGift(server, sandbox);
const refund = ({ id }: ArrivedGift, input: object = {}) => admin.post(`donations/${id}/refund/`, input);
const requestedFromProvider = async ({ intentId }: ArrivedGift) => {
  const calls = (await sandbox.calls('stripe')) as unknown as Call[];
  return calls
    .filter(({ method, path, body }) => isRefund(method, path) && body.payment_intent === intentId)
    .map(({ body }) => Number(body.amount));
};
const isRefund = (method: string, path: string) => method === 'POST' && path === '/v1/refunds';

// The provider refuses an excessive refund with 409 too, so each test checks which requests reached it.
describe('the refund cap', () => {
  it('counts earlier refunds without calling the provider', async () => {
    const gift = await aGift();
    const first = await refund(gift, { amount_cents: 1500 });

    const tooMuch = await refund(gift, { amount_cents: 1001 });

    expect([first.status, tooMuch.status]).toEqual([200, 409]);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await requestedFromProvider(gift)).toEqual([1500]);
  });

  it("counts earlier refunds even when the payment's refunded total lags behind", async () => {
    const gift = await aGift();
    await refund(gift, { amount_cents: 1500 });
    await server.app
      .get(DataSource)
      .query('UPDATE payments SET refunded_cents = 0 WHERE intent_id = $1', [gift.intentId]);

    const tooMuch = await refund(gift, { amount_cents: 1001 });

    expect(tooMuch.status).toBe(409);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await requestedFromProvider(gift)).toEqual([1500]);
  });

  it('counts pending refunds without calling the provider', async () => {
    const gift = await aGift();
    await sandbox.break({ service: 'stripe', mode: 'down' });
    const underWay = await refund(gift, { amount_cents: 1500 });
    await sandbox.mend();

    const tooMuch = await refund(gift, { amount_cents: 1001 });

    expect([underWay.status, tooMuch.status]).toEqual([503, 409]);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await requestedFromProvider(gift)).toEqual([]);
  });

  it('allows refunding exactly the rest and nothing more after it', async () => {
    const gift = await aGift();
    await refund(gift, { amount_cents: 1500 });

    const rest = await refund(gift, { amount_cents: 1000 });
    const nothingLeft = await refund(gift, { amount_cents: 1 });

    expect([rest.status, nothingLeft.status]).toEqual([200, 409]);
    expect(await nothingLeft.json()).toMatchObject({ detail: 'There is nothing left to refund.' });
    expect(await requestedFromProvider(gift)).toEqual([1500, 1000]);
  });

  it('lets concurrent admins request no more than the paid amount in total', async () => {
    const gift = await aGift();

    const responses = await Promise.all(
      Array.from({ length: 6 }, () => refund(gift, { amount_cents: 1000 })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await requestedFromProvider(gift)).toEqual([1000, 1000]);
  });
});
