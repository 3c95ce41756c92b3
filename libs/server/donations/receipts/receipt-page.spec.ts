import { randomBytes } from 'node:crypto';
import type { Receipt } from '@paniscus/domain/donation';
import {
  buildDonationRequest,
  startDonation,
  TRUST_LOCAL_PROXY,
  completeDonation,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

beforeEach(() => sandbox.reset());

const fetchPage = (token: string) => fetch(`${server.url}/api/receipt/${token}/`);
const fetchReceipt = async (token: string) => (await (await fetchPage(token)).json()) as Receipt;
const refund = (intentId: string, amount?: number) =>
  sandbox.stripe('refunds', {
    payment_intent: intentId,
    ...(amount !== undefined && { amount: String(amount) }),
  });
const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
const waitForState = (token: string, state: string) =>
  vi.waitFor(async () => expect(await fetchReceipt(token)).toMatchObject({ state }), ASYNC_TIMEOUT_MS);

describe('receipt page', () => {
  it('shows the donation to everyone with the link, with gift and cost separately', async () => {
    const { receiptToken, receiptNumber } = await completeDonation(server, sandbox, {
      amount: 2606,
      gift_amount: 2500,
      covers_cost: true,
      country: 'US',
      region: 'IA',
      tribute: { kind: 'memory', name: 'Grace Okafor', card: undefined, wall_line: undefined },
    });

    const response = await fetchPage(receiptToken);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      number: receiptNumber,
      state: 'valid',
      given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      frequency: 'once',
      amount_cents: 2606,
      gift_cents: 2500,
      cost_cents: 106,
      refunded_cents: 0,
      name: 'Ada Lovelace',
      place: 'IA, United States',
      fund: null,
      tribute: { kind: 'memory', name: 'Grace Okafor' },
    });
  });

  it('is not cached, sends no referrer and is not indexed', async () => {
    const { receiptToken } = await completeDonation(server, sandbox);

    const { headers } = await fetchPage(receiptToken);

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is linked from the receipt email', async () => {
    const { email, receiptToken, donorPortalToken } = await completeDonation(server, sandbox);

    const [mail] = await findEmailsTo(email);

    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`/receipt/${receiptToken}`);
      expect(body).toContain(`/giving/${donorPortalToken}`);
    }
  });

  it('returns 404 for an unpaid donation', async () => {
    const request = buildDonationRequest();
    await startDonation(server, request);
    const [row] = await server.app
      .get(DataSource)
      .query<{ token: string }[]>('SELECT page_token AS token FROM donations WHERE email = $1', [
        request.email,
      ]);

    const response = await fetchPage(row?.token ?? '');

    expect(row?.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(response.status).toBe(404);
  });

  it.each([
    ['an unknown token', () => randomBytes(32).toString('base64url')],
    ['a receipt number', () => '2026-000001'],
    ['a token of half the length', () => randomBytes(16).toString('base64url')],
    ['an overlong token', () => 'a'.repeat(90)],
  ])('returns 404 for %s', async (_, getToken) => {
    const response = await fetchPage(getToken());

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('accepts receipt tokens only, and a receipt token opens no other page', async () => {
    const { receiptToken, donorPortalToken } = await completeDonation(server, sandbox);

    const swapped = [
      await fetchPage(donorPortalToken),
      await fetch(`${server.url}/api/giving/${receiptToken}/`),
      await fetch(`${server.url}/api/order-page/${receiptToken}/`),
    ];

    expect(swapped.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('refund', () => {
  it('voids the receipt and notifies the donor once', async () => {
    const { email, intentId, receiptToken, receiptNumber } = await completeDonation(server, sandbox, {
      amount: 3000,
    });

    await refund(intentId);

    await waitForState(receiptToken, 'void');
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(email)).toHaveLength(2);
    const emailMessage = (await findEmailsTo(email))[1];
    expect(emailMessage?.subject).toBe(`Receipt ${receiptNumber} is void`);
    expect(emailMessage?.text).toContain('We have refunded your gift of $30.00');
  });

  it('reduces the receipt when it is partial, and notifies the donor of each refund', async () => {
    const { email, intentId, receiptToken, receiptNumber } = await completeDonation(server, sandbox, {
      amount: 3000,
    });

    await refund(intentId, 1000);
    await waitForState(receiptToken, 'reduced');
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(email)).toHaveLength(2);
    await refund(intentId, 2000);
    await waitForState(receiptToken, 'void');

    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(email)).toHaveLength(3);
    expect((await findEmailsTo(email)).map(({ subject }) => subject).slice(1)).toEqual([
      `Receipt ${receiptNumber} is now for $20.00`,
      `Receipt ${receiptNumber} is void`,
    ]);
  });
});

describe('dispute', () => {
  it('needs staff attention and leaves the receipt unchanged', async () => {
    const request = buildDonationRequest();
    const { clientSecret } = await startDonation(server, request);

    await sandbox.confirm(clientSecret, '4000000000000259');

    const stored = () =>
      server.app
        .get(DataSource)
        .query<{ attention: string | null; status: string }[]>(
          'SELECT attention, status FROM donations WHERE email = $1',
          [request.email],
        );
    await vi.waitFor(
      async () =>
        expect(await stored()).toEqual([{ status: 'succeeded', attention: expect.stringMatching(/\.$/) }]),
      ASYNC_TIMEOUT_MS,
    );
  });
});
