import type { DonationIntentRequest } from '@paniscus/domain/donation';
import {
  requestDonationEmail,
  postDonation,
  startDonation,
  payDonation,
  TRUST_LOCAL_PROXY,
  buildRecurringDonationRequest,
  findStoredRecurringDonations,
  waitForRecurringState,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';

const ATTEMPTS = 20;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
/** Subscriptions of one donor that are paid or may still be paid. */
const listChargeable = async (email: string) => {
  const ids = (await findStoredRecurringDonations(server, email)).map(({ id }) => String(id));
  const subscriptions = await sandbox.state('subscriptions');
  const subscriptionsOfDonor = subscriptions.filter(({ metadata }) =>
    ids.includes(metadata.monthly_gift_id ?? ''),
  );
  return subscriptionsOfDonor.filter(({ status }) => status === 'incomplete' || status === 'active');
};
const listTributes = (email: string) =>
  server.app.get(DataSource).query<object[]>(
    `SELECT tributes.name, card_email, wall_line, wall_state FROM tributes
       JOIN donations ON donations.id = donation_id WHERE donations.email = $1`,
    [email],
  );

describe('a recurring donation', () => {
  it('starts with a first charge, which is a donation with a receipt', async () => {
    const request = buildRecurringDonationRequest({ amount: 2500, country: 'US', region: 'IA' });

    const { intentId } = await payDonation(server, sandbox, request);
    const response = await requestDonationEmail(server, intentId, request);
    await waitForRecurringState(server, request.email, 'active');

    expect(response.status).toBe(200);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: 2500, receiptNumber: expect.stringMatching(/^\d{4}-\d{6}$/) },
    ]);
    expect(await findStoredRecurringDonations(server, request.email)).toMatchObject([
      { state: 'active', amountCents: 2500, costCents: 0, cardLast4: '4242', failure: null },
    ]);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('stores the covered processing cost separately', async () => {
    const request = buildRecurringDonationRequest({ amount: 2606, gift_amount: 2500, covers_cost: true });

    await payDonation(server, sandbox, request);
    await waitForRecurringState(server, request.email, 'active');

    expect(await findStoredRecurringDonations(server, request.email)).toMatchObject([
      { amountCents: 2606, costCents: 106 },
    ]);
  });

  it('is created once when it is submitted repeatedly in several tabs', async () => {
    const request = buildRecurringDonationRequest();

    const payments = await Promise.all(
      Array.from({ length: ATTEMPTS }, () => startDonation(server, request)),
    );
    await Promise.all(payments.map(({ clientSecret }) => sandbox.confirm(clientSecret)));
    await waitForRecurringState(server, request.email, 'active');

    expect(new Set(payments.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await listChargeable(request.email)).toHaveLength(1);
    expect(await findStoredDonations(server, request.email)).toHaveLength(1);
  });

  it.each<[string, Partial<DonationIntentRequest>]>([
    ['is changed to a one-time donation', { frequency: 'once' }],
    ['is changed to another amount', { amount: 4000 }],
    ['is changed to cover the processing cost', { amount: 2606, gift_amount: 2500, covers_cost: true }],
  ])('leaves nothing behind that could be charged when it %s before it is paid', async (_, change) => {
    const request = buildRecurringDonationRequest({ amount: 2500 });
    const older = await startDonation(server, request);

    const newer = await startDonation(server, { ...request, ...change });
    const late = await sandbox.confirm(older.clientSecret);
    const confirmed = await sandbox.confirm(newer.clientSecret);
    await requestDonationEmail(server, newer.intentId, { ...request, ...change });

    expect([late.status, confirmed.status]).toEqual([400, 200]);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: change.amount ?? 2500 },
    ]);
    expect(await listChargeable(request.email)).toHaveLength(change.frequency === 'once' ? 0 : 1);
  });

  it('replaces an unpaid one-time donation', async () => {
    const request = buildRecurringDonationRequest();
    const older = await startDonation(server, { ...request, frequency: 'once' });

    await payDonation(server, sandbox, request);
    const late = await sandbox.confirm(older.clientSecret);
    await waitForRecurringState(server, request.email, 'active');

    expect(late.status).toBe(400);
    expect(await findStoredDonations(server, request.email)).toHaveLength(1);
  });

  it('cannot be changed to a one-time donation once it is paid', async () => {
    const request = buildRecurringDonationRequest();
    await payDonation(server, sandbox, request);
    await waitForRecurringState(server, request.email, 'active');

    const once = await postDonation(server, { ...request, frequency: 'once' });
    const again = await postDonation(server, request);

    expect([once.status, again.status]).toEqual([409, 200]);
    expect(await listChargeable(request.email)).toHaveLength(1);
  });

  it('does not start when its card is declined, and starts with the next card', async () => {
    const request = buildRecurringDonationRequest();
    const { clientSecret } = await startDonation(server, request);

    const declined = await sandbox.confirm(clientSecret, '4000000000000002');
    const before = await findStoredRecurringDonations(server, request.email);
    await sandbox.confirm((await startDonation(server, request)).clientSecret);
    await waitForRecurringState(server, request.email, 'active');

    expect(declined.status).toBe(402);
    expect(before).toMatchObject([{ state: 'pending' }]);
    // The donation becomes active before its charge is synced.
    await vi.waitFor(
      async () =>
        expect(await findStoredDonations(server, request.email)).toMatchObject([{ status: 'succeeded' }]),
      ASYNC_TIMEOUT_MS,
    );
  });
});

describe('a recurring donation request', () => {
  it.each([
    ['a differently computed processing cost', { amount: 2600, gift_amount: 2500, covers_cost: true }],
    ['a gift amount that differs from the charge', { amount: 2500, gift_amount: 2400 }],
    ['a covered processing cost but no gift amount', { amount: 2606, covers_cost: true }],
  ])('is rejected with %s', async (_, change) => {
    const response = await postDonation(server, buildRecurringDonationRequest(change));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { amount: expect.any(String) } });
  });

  it('is rejected when the honeypot field is filled in', async () => {
    const response = await postDonation(
      server,
      buildRecurringDonationRequest({ website: 'https://example.org' }),
    );

    expect(response.status).toBe(422);
  });

  it('stores the latest tribute entered by the donor', async () => {
    const tribute = { kind: 'memory' as const, name: 'Panbanisha', wall_line: 'She kept a garden.' };
    const card = { name: 'Grace Hopper', email: 'grace@example.org' };
    const request = buildRecurringDonationRequest({ tribute });
    await startDonation(server, request);

    await startDonation(server, { ...request, tribute: { kind: 'honor', name: 'Kanzi', card } });
    await vi.waitFor(async () => expect(await listTributes(request.email)).toHaveLength(1), ASYNC_TIMEOUT_MS);

    expect(await listTributes(request.email)).toEqual([
      { name: 'Kanzi', card_email: 'grace@example.org', wall_line: null, wall_state: 'none' },
    ]);
  });
});
