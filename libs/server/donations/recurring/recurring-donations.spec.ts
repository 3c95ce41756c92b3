import type { DonationIntentRequest } from '@paniscus/domain/donation';
import {
  askForEmail,
  beginDonation,
  begun,
  paid,
  TRUSTING,
  aRecurringDonation,
  recurringDonationsIn,
  untilRecurringState,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const PRESSES = 20;

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  await sandbox.sendEventsTo(server.url);
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
/** Subscriptions of one donor that are paid or may still be paid. */
const chargeable = async (email: string) => {
  const ids = (await recurringDonationsIn(server, email)).map(({ id }) => String(id));
  const { subscriptions } = await sandbox.state();
  const ours = subscriptions.filter(({ metadata }) => ids.includes(metadata.monthly_gift_id ?? ''));
  return ours.filter(({ status }) => status === 'incomplete' || status === 'active');
};
const listTributes = (email: string) =>
  server.app.get(DataSource).query<object[]>(
    `SELECT tributes.name, card_email, wall_line, wall_state FROM tributes
       JOIN donations ON donations.id = donation_id WHERE donations.email = $1`,
    [email],
  );

describe('a recurring donation', () => {
  it('starts with a first charge, which is a donation with a receipt', async () => {
    const request = aRecurringDonation({ amount: 2500, country: 'US', region: 'IA' });

    const { intentId } = await paid(server, sandbox, request);
    const response = await askForEmail(server, intentId, request);
    await untilRecurringState(server, request.email, 'active');

    expect(response.status).toBe(200);
    expect(await donationsIn(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: 2500, receiptNumber: expect.stringMatching(/^\d{4}-\d{6}$/) },
    ]);
    expect(await recurringDonationsIn(server, request.email)).toMatchObject([
      { state: 'active', amountCents: 2500, costCents: 0, cardLast4: '4242', failure: null },
    ]);
    await untilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('stores the covered processing cost separately', async () => {
    const request = aRecurringDonation({ amount: 2606, gift_amount: 2500, covers_cost: true });

    await paid(server, sandbox, request);
    await untilRecurringState(server, request.email, 'active');

    expect(await recurringDonationsIn(server, request.email)).toMatchObject([
      { amountCents: 2606, costCents: 106 },
    ]);
  });

  it('is created once, however often the button is pressed and in however many tabs', async () => {
    const request = aRecurringDonation();

    const opened = await Promise.all(Array.from({ length: PRESSES }, () => begun(server, request)));
    await Promise.all(opened.map(({ clientSecret }) => sandbox.confirm(clientSecret)));
    await untilRecurringState(server, request.email, 'active');

    expect(new Set(opened.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await chargeable(request.email)).toHaveLength(1);
    expect(await donationsIn(server, request.email)).toHaveLength(1);
  });

  it.each<[string, Partial<DonationIntentRequest>]>([
    ['becomes a single gift', { frequency: 'once' }],
    ['gets another sum', { amount: 4000 }],
    ['gets the cost of the payment on top', { amount: 2606, gift_amount: 2500, covers_cost: true }],
  ])('that %s before it is paid leaves nothing behind that could be charged', async (_, change) => {
    const request = aRecurringDonation({ amount: 2500 });
    const older = await begun(server, request);

    const newer = await begun(server, { ...request, ...change });
    const late = await sandbox.confirm(older.clientSecret);
    const confirmed = await sandbox.confirm(newer.clientSecret);
    await askForEmail(server, newer.intentId, { ...request, ...change });

    expect([late.status, confirmed.status]).toEqual([400, 200]);
    expect(await donationsIn(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: change.amount ?? 2500 },
    ]);
    expect(await chargeable(request.email)).toHaveLength(change.frequency === 'once' ? 0 : 1);
  });

  it('replaces an unpaid one-time donation', async () => {
    const request = aRecurringDonation();
    const older = await begun(server, { ...request, frequency: 'once' });

    await paid(server, sandbox, request);
    const late = await sandbox.confirm(older.clientSecret);
    await untilRecurringState(server, request.email, 'active');

    expect(late.status).toBe(400);
    expect(await donationsIn(server, request.email)).toHaveLength(1);
  });

  it('cannot be changed to a one-time donation once it is paid', async () => {
    const request = aRecurringDonation();
    await paid(server, sandbox, request);
    await untilRecurringState(server, request.email, 'active');

    const once = await beginDonation(server, { ...request, frequency: 'once' });
    const again = await beginDonation(server, request);

    expect([once.status, again.status]).toEqual([409, 200]);
    expect(await chargeable(request.email)).toHaveLength(1);
  });

  it('does not start when its card is declined, and starts with the next card', async () => {
    const request = aRecurringDonation();
    const { clientSecret } = await begun(server, request);

    const declined = await sandbox.confirm(clientSecret, '4000000000000002');
    const before = await recurringDonationsIn(server, request.email);
    await sandbox.confirm((await begun(server, request)).clientSecret);
    await untilRecurringState(server, request.email, 'active');

    expect(declined.status).toBe(402);
    expect(before).toMatchObject([{ state: 'pending' }]);
    // The donation becomes active before its charge is synced.
    await vi.waitFor(
      async () => expect(await donationsIn(server, request.email)).toMatchObject([{ status: 'succeeded' }]),
      SOON,
    );
  });
});

describe('a recurring donation request', () => {
  it.each([
    ['the cost reckoned otherwise', { amount: 2600, gift_amount: 2500, covers_cost: true }],
    ['a gift that is not what is charged', { amount: 2500, gift_amount: 2400 }],
    ['the cost on top of an unknown gift', { amount: 2606, covers_cost: true }],
  ])('is rejected with %s', async (_, change) => {
    const response = await beginDonation(server, aRecurringDonation(change));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { amount: expect.any(String) } });
  });

  it('is rejected when the honeypot field is filled in', async () => {
    const response = await beginDonation(server, aRecurringDonation({ website: 'https://example.org' }));

    expect(response.status).toBe(422);
  });

  it('stores the latest tribute entered by the donor', async () => {
    const tribute = { kind: 'memory' as const, name: 'Panbanisha', wall_line: 'She kept a garden.' };
    const card = { name: 'Grace Hopper', email: 'grace@example.org' };
    const request = aRecurringDonation({ tribute });
    await begun(server, request);

    await begun(server, { ...request, tribute: { kind: 'honor', name: 'Kanzi', card } });
    await vi.waitFor(async () => expect(await listTributes(request.email)).toHaveLength(1), SOON);

    expect(await listTributes(request.email)).toEqual([
      { name: 'Kanzi', card_email: 'grace@example.org', wall_line: null, wall_state: 'none' },
    ]);
  });
});
