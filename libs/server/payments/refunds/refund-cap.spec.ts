import { randomUUID } from 'node:crypto';
import {
  TRUST_LOCAL_PROXY,
  openDonationsAdmin,
  completeDonation,
  WITHOUT_POLLERS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import type { CompletedDonation } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
const admin = await openDonationsAdmin(server);

afterEach(() => sandbox.clearFaults());

type Call = { method: string; path: string; body: Record<string, string> };

const completeOneDonation = () => completeDonation(server, sandbox);
const refund = ({ id }: CompletedDonation, input: object = {}) =>
  admin.post(`donations/${id}/refund/`, input);
const listProviderRequests = async ({ intentId }: CompletedDonation) => {
  const calls = (await sandbox.calls('stripe')) as unknown as Call[];
  return calls
    .filter(({ method, path, body }) => isRefund(method, path) && body.payment_intent === intentId)
    .map(({ body }) => Number(body.amount));
};
const isRefund = (method: string, path: string) => method === 'POST' && path === '/v1/refunds';

// The provider refuses an excessive refund with 409 too, so each test checks which requests reached it.
describe('the refund cap', () => {
  it('counts earlier refunds without calling the provider', async () => {
    const donation = await completeOneDonation();
    const first = await refund(donation, { amount_cents: 1500 });

    const tooMuch = await refund(donation, { amount_cents: 1001 });

    expect([first.status, tooMuch.status]).toEqual([200, 409]);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await listProviderRequests(donation)).toEqual([1500]);
  });

  it("counts earlier refunds even when the payment's refunded total lags behind", async () => {
    const donation = await completeOneDonation();
    await refund(donation, { amount_cents: 1500 });
    await server.app
      .get(DataSource)
      .query('UPDATE payments SET refunded_cents = 0 WHERE intent_id = $1', [donation.intentId]);

    const tooMuch = await refund(donation, { amount_cents: 1001 });

    expect(tooMuch.status).toBe(409);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await listProviderRequests(donation)).toEqual([1500]);
  });

  it('counts pending refunds without calling the provider', async () => {
    const donation = await completeOneDonation();
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const pending = await refund(donation, { amount_cents: 1500 });
    await sandbox.clearFaults();

    const tooMuch = await refund(donation, { amount_cents: 1001 });

    expect([pending.status, tooMuch.status]).toEqual([503, 409]);
    expect(await tooMuch.json()).toMatchObject({ detail: 'At most $10.00 can be refunded.' });
    expect(await listProviderRequests(donation)).toEqual([]);
  });

  it('allows refunding exactly the rest and nothing more after it', async () => {
    const donation = await completeOneDonation();
    await refund(donation, { amount_cents: 1500 });

    const rest = await refund(donation, { amount_cents: 1000 });
    const afterward = await refund(donation, { amount_cents: 1 });

    expect([rest.status, afterward.status]).toEqual([200, 409]);
    expect(await afterward.json()).toMatchObject({ detail: 'There is nothing left to refund.' });
    expect(await listProviderRequests(donation)).toEqual([1500, 1000]);
  });

  it('lets concurrent admins request no more than the paid amount in total', async () => {
    const donation = await completeOneDonation();

    const responses = await Promise.all(
      Array.from({ length: 6 }, () => refund(donation, { amount_cents: 1000 })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await listProviderRequests(donation)).toEqual([1000, 1000]);
  });
});

describe('a refund that was decided on an amount', () => {
  const seen = { amount_cents: 500, refundable_cents: 2500 };

  it('is made once when two tabs that saw the same amount send it at once', async () => {
    const donation = await completeOneDonation();

    const responses = await Promise.all([refund(donation, seen), refund(donation, seen)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listProviderRequests(donation)).toEqual([500]);
  });

  it('is refused with the new amount in a tab that was opened before, but may be repeated', async () => {
    const donation = await completeOneDonation();
    const first = { ...seen, refund_id: randomUUID() };
    await refund(donation, first);

    const stale = await refund(donation, seen);
    const repeated = await refund(donation, first);
    const reviewed = await refund(donation, { ...seen, refundable_cents: 2000 });

    expect([stale, repeated, reviewed].map(({ status }) => status)).toEqual([409, 200, 200]);
    expect(await stale.json()).toMatchObject({
      detail: expect.stringContaining('changed from $25.00 to $20.00 after you opened this page'),
    });
    expect(await listProviderRequests(donation)).toEqual([500, 500]);
  });
});
