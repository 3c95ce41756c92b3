import { randomBytes, randomUUID } from 'node:crypto';
import type { DonorPortalPage, YearSummary } from '@paniscus/domain/donor-portal';
import {
  buildDonationRequest,
  startDonation,
  TRUST_LOCAL_PROXY,
  completeDonation,
  setDonationDate,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

describe('donor portal page', () => {
  const fetchPortal = (path: string) => fetch(`${server.url}/api/giving/${path}/`);
  const fetchPage = async (token: string) => (await (await fetchPortal(token)).json()) as DonorPortalPage;
  const fetchYear = async (token: string, year: number) =>
    (await (await fetchPortal(`${token}/years/${year}`)).json()) as YearSummary;
  const createEmail = () => `ada-${randomUUID()}@example.org`;
  const refund = (payment_intent: string, amount: string) =>
    sandbox.stripe('refunds', { payment_intent, amount });

  it('shows all donations of the email address, ignoring case, and no others', async () => {
    const email = createEmail();
    const first = await completeDonation(server, sandbox, { email, amount: 2500 });
    const second = await completeDonation(server, sandbox, { email: email.toUpperCase(), amount: 4000 });
    await completeDonation(server, sandbox);
    await startDonation(server, buildDonationRequest({ email }));

    const response = await fetchPortal(first.donorPortalToken);

    expect(response.status).toBe(200);
    expect(second.donorPortalToken).toBe(first.donorPortalToken);
    expect(await response.json()).toEqual({
      name: 'Ada Lovelace',
      email,
      anonymity: 'none',
      details: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        address_line1: '',
        address_line2: '',
        city: '',
        region: expect.any(String),
        postal_code: '',
        country: expect.any(String),
        postal_address: expect.any(String),
      },
      monthly_gifts: [],
      gifts: [second, first].map(({ receiptNumber, receiptToken }, index) => ({
        receipt_number: receiptNumber,
        receipt_token: receiptToken,
        receipt_state: 'valid',
        frequency: 'once',
        given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        amount_cents: [4000, 2500][index],
        refunded_cents: 0,
      })),
      years: [{ year: expect.any(Number), total_cents: 6500, count: 2 }],
    });
  });

  it('is not cached, sends no referrer and is not indexed', async () => {
    const { donorPortalToken } = await completeDonation(server, sandbox);
    const [year] = (await fetchPage(donorPortalToken)).years;

    const responses = [
      await fetchPortal(donorPortalToken),
      await fetchPortal(`${donorPortalToken}/years/${year?.year}`),
    ];

    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it("counts a donation in its year in the organization's time zone", async () => {
    const email = createEmail();
    const eve = await completeDonation(server, sandbox, { email, amount: 1000 });
    const morning = await completeDonation(server, sandbox, { email, amount: 2000 });
    await setDonationDate(server, eve, '2025-01-01T05:59:59Z');
    await setDonationDate(server, morning, '2025-01-01T06:00:00Z');

    const { years } = await fetchPage(eve.donorPortalToken);

    expect(years).toEqual([
      { year: 2025, total_cents: 2000, count: 1 },
      { year: 2024, total_cents: 1000, count: 1 },
    ]);
  });

  it('summarizes a year for the tax return, without refunded donations', async () => {
    const email = createEmail();
    const donations = [];
    for (const amount of [1000, 2000, 3000])
      donations.push(await completeDonation(server, sandbox, { email, amount }));
    const [full, partlyRefunded, fullyRefunded] = donations as [
      (typeof donations)[0],
      (typeof donations)[0],
      (typeof donations)[0],
    ];
    for (const [index, donation] of donations.entries())
      await setDonationDate(server, donation, `2024-0${index + 1}-01T12:00:00Z`);
    await refund(partlyRefunded.intentId, '500');
    await refund(fullyRefunded.intentId, '3000');

    await vi.waitFor(async () => {
      const { gifts: shown } = await fetchPage(full.donorPortalToken);
      expect(shown.map(({ receipt_state }) => receipt_state)).toEqual(['void', 'reduced', 'valid']);
    }, ASYNC_TIMEOUT_MS);
    const summary = await fetchYear(full.donorPortalToken, 2024);

    expect(summary).toMatchObject({ year: 2024, total_cents: 2500, count: 2, name: 'Ada Lovelace', email });
    expect(summary.gifts.map(({ receipt_number }) => receipt_number)).toEqual([
      full.receiptNumber,
      partlyRefunded.receiptNumber,
    ]);
    expect((await fetchPage(full.donorPortalToken)).years).toEqual([
      { year: 2024, total_cents: 2500, count: 2 },
    ]);
  });

  it('says whether all gifts of a year were made in the name of the donor', async () => {
    const email = createEmail();
    const { donorPortalToken } = await completeDonation(server, sandbox, { email });
    const [year] = (await fetchPage(donorPortalToken)).years;
    const before = await fetchYear(donorPortalToken, year?.year ?? 0);

    await completeDonation(server, sandbox, { email, first_name: 'Rosie' });

    const after = await fetchYear(donorPortalToken, year?.year ?? 0);
    expect([before.is_in_one_name, after.is_in_one_name]).toEqual([true, false]);
  });

  it('returns 404 for a year without donations and for an invalid year', async () => {
    const { donorPortalToken } = await completeDonation(server, sandbox);

    for (const year of ['1999', '0', '-2026', '2026.0', '2026e0', 'now', '99999999999', '%00'])
      expect([year, (await fetchPortal(`${donorPortalToken}/years/${year}`)).status]).toEqual([year, 404]);
  });

  it('shows the recurring donations of the email address', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);
    await server.app.get(DataSource).query(
      `INSERT INTO monthly_gifts (first_name, last_name, email, country, region, amount_cents, cost_cents, state, created_at)
       VALUES ('Ada', 'Lovelace', $1, '', '', 2606, 106, 'active', now())`,
      [email.toUpperCase()],
    );

    const { monthly_gifts } = await fetchPage(donorPortalToken);

    expect(monthly_gifts).toMatchObject([
      { state: 'active', gift_cents: 2500, cost_cents: 106, amount_cents: 2606 },
    ]);
  });

  it.each([
    ['an unknown token', () => randomBytes(32).toString('base64url')],
    ['an email address', () => 'ada@example.org'],
    ['a token of half the length', () => randomBytes(16).toString('base64url')],
    ['an overlong token', () => 'a'.repeat(90)],
  ])('returns 404 for %s', async (_, getToken) => {
    const token = getToken();

    const responses = [
      await fetchPortal(token),
      await fetchPortal(`${token}/years/2026`),
      await fetch(`${server.url}/api/giving/${token}/revoke/`, { method: 'POST' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await responses[2]?.json()).toMatchObject({
      detail: 'This link is invalid or has been replaced. Reload the page to get a new one.',
    });
  });
});
