import { randomBytes, randomUUID } from 'node:crypto';
import type { DonorPortalPage, YearSummary } from '@paniscus/domain/donor-portal';
import {
  aDonation,
  begun,
  TRUSTING,
  arrivedGift,
  givenAt,
  SOON,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe('donor portal page', () => {
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

  const ask = (path: string) => fetch(`${server.url}/api/giving/${path}/`);
  const getPage = async (token: string) => (await (await ask(token)).json()) as DonorPortalPage;
  const getYear = async (token: string, year: number) =>
    (await (await ask(`${token}/years/${year}`)).json()) as YearSummary;
  const aDonor = () => `ada-${randomUUID()}@example.org`;
  const refund = (payment_intent: string, amount: string) =>
    sandbox.stripe('refunds', { payment_intent, amount });

  it("shows all donations of the email, ignoring case, and nobody else's", async () => {
    const email = aDonor();
    const first = await arrivedGift(server, sandbox, { email, amount: 2500 });
    const second = await arrivedGift(server, sandbox, { email: email.toUpperCase(), amount: 4000 });
    await arrivedGift(server, sandbox);
    await begun(server, aDonation({ email }));

    const response = await ask(first.donorPortalToken);

    expect(response.status).toBe(200);
    expect(second.donorPortalToken).toBe(first.donorPortalToken);
    expect(await response.json()).toEqual({
      name: 'Ada Lovelace',
      email,
      monthly_gifts: [],
      gifts: [second, first].map(({ receiptNumber, receiptToken }, place) => ({
        receipt_number: receiptNumber,
        receipt_token: receiptToken,
        receipt_state: 'valid',
        frequency: 'once',
        given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        amount_cents: [4000, 2500][place],
        refunded_cents: 0,
      })),
      years: [{ year: expect.any(Number), total_cents: 6500, count: 2 }],
    });
  });

  it('is not cached, sends no referrer and is not indexed', async () => {
    const { donorPortalToken } = await arrivedGift(server, sandbox);
    const year = new Date().getUTCFullYear();

    const responses = [await ask(donorPortalToken), await ask(`${donorPortalToken}/years/${year}`)];

    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it("counts a donation in its year in the organization's time zone", async () => {
    const email = aDonor();
    const eve = await arrivedGift(server, sandbox, { email, amount: 1000 });
    const morning = await arrivedGift(server, sandbox, { email, amount: 2000 });
    await givenAt(server, eve, '2025-01-01T05:59:59Z');
    await givenAt(server, morning, '2025-01-01T06:00:00Z');

    const { years } = await getPage(eve.donorPortalToken);

    expect(years).toEqual([
      { year: 2025, total_cents: 2000, count: 1 },
      { year: 2024, total_cents: 1000, count: 1 },
    ]);
  });

  it('summarizes a year for the tax return, without refunded donations', async () => {
    const email = aDonor();
    const gifts = [];
    for (const amount of [1000, 2000, 3000])
      gifts.push(await arrivedGift(server, sandbox, { email, amount }));
    const [whole, part, none] = gifts as [(typeof gifts)[0], (typeof gifts)[0], (typeof gifts)[0]];
    for (const [place, gift] of gifts.entries())
      await givenAt(server, gift, `2024-0${place + 1}-01T12:00:00Z`);
    await refund(part.intentId, '500');
    await refund(none.intentId, '3000');

    await vi.waitFor(async () => {
      const { gifts: shown } = await getPage(whole.donorPortalToken);
      expect(shown.map(({ receipt_state }) => receipt_state)).toEqual(['void', 'reduced', 'valid']);
    }, SOON);
    const summary = await getYear(whole.donorPortalToken, 2024);

    expect(summary).toMatchObject({ year: 2024, total_cents: 2500, count: 2, name: 'Ada Lovelace', email });
    expect(summary.gifts.map(({ receipt_number }) => receipt_number)).toEqual([
      whole.receiptNumber,
      part.receiptNumber,
    ]);
    expect((await getPage(whole.donorPortalToken)).years).toEqual([
      { year: 2024, total_cents: 2500, count: 2 },
    ]);
  });

  it('returns 404 for a year without donations and for an invalid year', async () => {
    const { donorPortalToken } = await arrivedGift(server, sandbox);

    for (const year of ['1999', '0', '-2026', '2026.0', '2026e0', 'now', '99999999999', '%00'])
      expect([year, (await ask(`${donorPortalToken}/years/${year}`)).status]).toEqual([year, 404]);
  });

  it('shows the recurring donations of the email', async () => {
    const { email, donorPortalToken } = await arrivedGift(server, sandbox);
    await server.app.get(DataSource).query(
      `INSERT INTO monthly_gifts (first_name, last_name, email, country, region, amount_cents, cost_cents, state, created_at)
       VALUES ('Ada', 'Lovelace', $1, '', '', 2606, 106, 'active', now())`,
      [email.toUpperCase()],
    );

    const { monthly_gifts } = await getPage(donorPortalToken);

    expect(monthly_gifts).toMatchObject([
      { state: 'active', gift_cents: 2500, cost_cents: 106, amount_cents: 2606 },
    ]);
  });

  it.each([
    ['a made-up link', () => randomBytes(32).toString('base64url')],
    ['an e-mail address', () => 'ada@example.org'],
    ['half a link', () => randomBytes(16).toString('base64url')],
    ['a longer one', () => 'a'.repeat(90)],
  ])('returns 404 for %s', async (_, getToken) => {
    const token = getToken();

    const responses = [
      await ask(token),
      await ask(`${token}/years/2026`),
      await fetch(`${server.url}/api/giving/${token}/revoke/`, { method: 'POST' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
