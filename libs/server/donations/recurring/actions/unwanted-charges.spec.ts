import {
  TRUSTING,
  act,
  acted,
  aCalendar,
  CARD_THAT_FAILS,
  confirmedCard,
  givenMonthly,
  recurringDonationsIn,
  untilRecurringState,
  anEvent,
  deliver,
  SOON,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { Donor, TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const MONTH = 31;
const DECLINED = '4000000000000002';
const DECLINES = 5;

let sandbox: TestSandbox;
let server: TestApp;
let pass: (days: number) => Promise<void>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  await sandbox.sendEventsTo(server.url);
  pass = aCalendar(server, sandbox);
});
beforeEach(() => sandbox.mend());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const given = () => givenMonthly(server, sandbox, { amount: 2500 });
const getGift = async ({ email }: Donor) => (await recurringDonationsIn(server, email)).at(-1);
const getSubscription = async (donor: Donor) => `${(await getGift(donor))?.subscriptionId}`;
const withAnotherCard = async (donor: Donor) => {
  const setup_intent_id = await confirmedCard(server, sandbox, donor, CARD_THAT_FAILS);
  await acted(server, donor, 'card/confirm', { setup_intent_id });
  await sandbox.moveClock(60);
  return setup_intent_id;
};
const owing = async () => {
  const donor = await given();
  await withAnotherCard(donor);
  await pass(MONTH);
  await untilRecurringState(server, donor.email, 'past_due');
  return donor;
};
const listBills = async (donor: Donor) => {
  const path = `invoices?subscription=${await getSubscription(donor)}`;
  const { data } = (await (await sandbox.stripe(path, {}, 'GET')).json()) as { data: { status: string }[] };
  return data.map(({ status }) => status);
};
const aLateCard = (donor: Donor, id: string) => ({
  ...anEvent({ id }, { type: 'setup_intent.succeeded' }),
  data: { object: { object: 'setup_intent', id, metadata: { monthly_gift_id: String(donor.id) } } },
});

describe('a stopped recurring donation', () => {
  it('has no open invoice for the month that could not be charged', async () => {
    const donor = await owing();

    await acted(server, donor, 'stop');

    expect(await listBills(donor)).toEqual(['void', 'paid']);
  });

  it('is not charged for open invoices by a late card confirmation', async () => {
    const donor = await owing();
    const late = await withAnotherCard(donor);
    await withAnotherCard(donor);
    await sandbox.stripe(`subscriptions/${await getSubscription(donor)}`, {}, 'DELETE');
    await untilRecurringState(server, donor.email, 'ended');
    await sandbox.reset();

    const response = await deliver(server, aLateCard(donor, late));

    expect(response.status).toBe(200);
    expect((await sandbox.calls('stripe')).filter(({ path }) => path.endsWith('/pay'))).toEqual([]);
  });
});

describe('a recurring donation', () => {
  it('is not paused while an open invoice could still be charged', async () => {
    const donor = await owing();
    await sandbox.break({ service: 'stripe', mode: 'error', match: '/void', times: 2 });

    const cutShort = await act(server, donor, 'pause', { months: 1 });
    const after = await getGift(donor);
    const paused = await acted(server, donor, 'pause', { months: 1 });

    expect([cutShort.status, after?.state, paused.state]).toEqual([503, 'past_due', 'paused']);
    expect(await listBills(donor)).toEqual(['void', 'paid']);
  });

  it('has no next charge date when the provider cancels it at the period end', async () => {
    const donor = await given();

    await sandbox.stripe(`subscriptions/${await getSubscription(donor)}`, { cancel_at_period_end: 'true' });

    await vi.waitFor(async () => expect(await getGift(donor)).toMatchObject({ nextAt: null }), SOON);
  });
});

describe('a donor portal link', () => {
  it('cannot be used for card testing', async () => {
    const donor = await given();
    const { clientSecret } = (await (await act(server, donor, 'card')).json()) as { clientSecret: string };
    const statuses: number[] = [];
    for (let tries = 0; tries < DECLINES; tries += 1)
      statuses.push((await sandbox.confirm(clientSecret, DECLINED)).status);

    await vi.waitFor(
      async () => expect((await sandbox.confirm(clientSecret, DECLINED)).status).toBe(400),
      SOON,
    );
    const again = await act(server, donor, 'card');

    expect(statuses).toEqual(Array(DECLINES).fill(402));
    expect(again.status).toBe(429);
  });
});
