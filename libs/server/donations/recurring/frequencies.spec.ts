import type { RecurringFrequency } from '@paniscus/domain/donation';
import { addMonths, PAUSE_MONTHS } from '@paniscus/domain/donor-portal';
import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import {
  ASYNC_TIMEOUT_MS,
  buildDonationRequest,
  startCalendar,
  endSubscriptions,
  findStoredDonations,
  findStoredRecurringDonations,
  postDonorAction,
  runDonorAction,
  startDonation,
  startRecurringDonation,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { Donor } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const advanceDays = await startCalendar(server, sandbox);

afterEach(() => endSubscriptions(server, sandbox));

const fetchPortal = async ({ token }: Donor) =>
  (await (await fetch(`${server.url}/api/giving/${token}/`)).json()) as DonorPortalPage;
const listFrequencies = async ({ email }: Donor) => {
  const query = "SELECT frequency FROM donations WHERE email = $1 AND status = 'succeeded' ORDER BY id";
  const rows = await server.app.get(DataSource).query<{ frequency: string }[]>(query, [email]);
  return rows.map(({ frequency }) => frequency);
};
const waitForFrequencies = (donor: Donor, expected: string[]) =>
  vi.waitFor(async () => expect(await listFrequencies(donor)).toEqual(expected), ASYNC_TIMEOUT_MS);
const findEmailsTo = async ({ email }: Donor) => (await sandbox.mail()).filter(({ to }) => to === email);

describe.each<[RecurringFrequency, number, string]>([
  ['quarterly', 3, 'every quarter'],
  ['yearly', 12, 'every year'],
])('a %s gift', (frequency, months, schedule) => {
  it('is charged once in each period, with its own receipt', async () => {
    const donor = await startRecurringDonation(server, sandbox, { frequency });
    const [started] = (await fetchPortal(donor)).monthly_gifts;
    await advanceDays(months * 28);
    await waitUntilIdle(server, sandbox);
    const early = await listFrequencies(donor);

    await advanceDays(months * 4);

    const next = addMonths(new Date(started?.started_at ?? ''), months);
    expect(started).toMatchObject({ frequency, next_at: next.toISOString() });
    expect(early).toEqual([frequency]);
    await waitForFrequencies(donor, [frequency, frequency]);
    await waitUntilIdle(server, sandbox);
    const receipts = await findEmailsTo(donor);
    expect(receipts).toHaveLength(2);
    for (const { subject, text } of receipts) {
      expect(subject).toContain(`Thank you for your ${frequency} gift of $25.00`);
      expect(text).toContain(`Your card is charged ${schedule}`);
    }
  });

  it('keeps its interval when the donor changes the amount', async () => {
    const donor = await startRecurringDonation(server, sandbox, { frequency });

    const changed = await runDonorAction(server, donor, 'amount', { amount: 4000, gift_amount: 4000 });
    await advanceDays(months * 32);

    expect(changed).toMatchObject({ frequency, amount_cents: 4000 });
    await waitForFrequencies(donor, [frequency, frequency]);
    expect((await findStoredDonations(server, donor.email)).map(({ amountCents }) => amountCents)).toEqual([
      2500, 4000,
    ]);
  });

  it('skips the charge that falls into a pause, and says when the next one comes', async () => {
    const donor = await startRecurringDonation(server, sandbox, { frequency });
    const [started] = (await fetchPortal(donor)).monthly_gifts;

    const paused = await runDonorAction(server, donor, 'pause', { months: PAUSE_MONTHS[frequency][0] });
    await advanceDays(months * 32);
    await waitUntilIdle(server, sandbox);

    const next = addMonths(new Date(started?.started_at ?? ''), months * 2);
    expect(paused.next_at).toBe(next.toISOString());
    expect(await listFrequencies(donor)).toEqual([frequency]);
    await advanceDays(months * 31);
    await waitForFrequencies(donor, [frequency, frequency]);
  });
});

it('a pause that skips no whole charge is refused', async () => {
  const donor = await startRecurringDonation(server, sandbox, { frequency: 'yearly' });

  const response = await postDonorAction(server, donor, 'pause', { months: 6 });

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: { months: 'This gift can be paused for 12 months.' },
  });
  expect((await fetchPortal(donor)).monthly_gifts[0]?.state).toBe('active');
});

describe('the frequency of a gift', () => {
  it('can be changed before it is paid, and only the last choice is charged', async () => {
    const request = buildDonationRequest({ frequency: 'monthly' });
    await startDonation(server, request);

    const { clientSecret } = await startDonation(server, { ...request, frequency: 'yearly' });
    await sandbox.confirm(clientSecret);

    await vi.waitFor(async () => {
      const stored = await findStoredRecurringDonations(server, request.email);
      expect(stored.map(({ state }) => state)).toEqual(['failed', 'active']);
    }, ASYNC_TIMEOUT_MS);
    await waitForFrequencies({ email: request.email, token: '', id: 0 }, ['yearly']);
  });

  it('follows a change made in the Stripe dashboard, and leaves past receipts as they are', async () => {
    const donor = await startRecurringDonation(server, sandbox);
    const [stored] = await findStoredRecurringDonations(server, donor.email);
    const response = await sandbox.stripe(`subscriptions/${stored?.subscriptionId}`, {}, 'GET');
    const subscription = (await response.json()) as {
      items: { data: { id: string; price: { product: string } }[] };
    };
    const [item] = subscription.items.data;

    await sandbox.stripe(`subscriptions/${stored?.subscriptionId}`, {
      'items[0][id]': item?.id ?? '',
      'items[0][price_data][currency]': 'usd',
      'items[0][price_data][product]': item?.price.product ?? '',
      'items[0][price_data][unit_amount]': '2500',
      'items[0][price_data][recurring][interval]': 'month',
      'items[0][price_data][recurring][interval_count]': '3',
      proration_behavior: 'none',
    });

    await vi.waitFor(async () => {
      const [changed] = (await fetchPortal(donor)).monthly_gifts;
      expect(changed?.frequency).toBe('quarterly');
    }, ASYNC_TIMEOUT_MS);
    expect(await listFrequencies(donor)).toEqual(['monthly']);
  });
});
