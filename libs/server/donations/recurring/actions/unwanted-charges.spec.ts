import {
  TRUST_LOCAL_PROXY,
  postDonorAction,
  runDonorAction,
  startCalendar,
  endSubscriptions,
  CARD_DECLINED_AFTER_ATTACHING,
  confirmNewCard,
  startRecurringDonation,
  findStoredRecurringDonations,
  OTHER_VALID_CARD,
  waitForRecurringState,
  buildStripeEvent,
  postStripeEvent,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import type { Donor } from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MONTH = 31;
const DECLINED = '4000000000000002';
const DECLINES = 5;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const advanceDays = await startCalendar(server, sandbox);

beforeEach(() => sandbox.clearFaults());
afterEach(() => endSubscriptions(server, sandbox));

const startDonor = () => startRecurringDonation(server, sandbox, { amount: 2500 });
const findStored = async ({ email }: Donor) => (await findStoredRecurringDonations(server, email)).at(-1);
const findSubscriptionId = async (donor: Donor) => `${(await findStored(donor))?.subscriptionId}`;
const replaceCard = async (donor: Donor) => {
  const setup_intent_id = await confirmNewCard(server, sandbox, donor, CARD_DECLINED_AFTER_ATTACHING);
  await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });
  await sandbox.advanceClock(60);
  return setup_intent_id;
};
const startOverdueDonor = async () => {
  const donor = await startDonor();
  await replaceCard(donor);
  await advanceDays(MONTH);
  await waitForRecurringState(server, donor.email, 'past_due');
  return donor;
};
const listInvoiceStatuses = async (donor: Donor) => {
  const path = `invoices?subscription=${await findSubscriptionId(donor)}`;
  const { data } = (await (await sandbox.stripe(path, {}, 'GET')).json()) as { data: { status: string }[] };
  return data.map(({ status }) => status);
};
const buildLateCardEvent = (donor: Donor, id: string) => ({
  ...buildStripeEvent({ id }, { type: 'setup_intent.succeeded' }),
  data: { object: { object: 'setup_intent', id, metadata: { monthly_gift_id: String(donor.id) } } },
});

describe('a stopped recurring donation', () => {
  it('has no open invoice for the month that could not be charged', async () => {
    const donor = await startOverdueDonor();

    await runDonorAction(server, donor, 'stop');

    expect(await listInvoiceStatuses(donor)).toEqual(['void', 'paid']);
  });

  it('is not charged for open invoices by a late card confirmation', async () => {
    const donor = await startOverdueDonor();
    const late = await replaceCard(donor);
    await replaceCard(donor);
    await sandbox.stripe(`subscriptions/${await findSubscriptionId(donor)}`, {}, 'DELETE');
    await waitForRecurringState(server, donor.email, 'ended');
    await sandbox.reset();

    const response = await postStripeEvent(server, buildLateCardEvent(donor, late));

    expect(response.status).toBe(200);
    expect((await sandbox.calls('stripe')).filter(({ path }) => path.endsWith('/pay'))).toEqual([]);
  });
});

describe('a recurring donation', () => {
  it('is not paused while an open invoice could still be charged', async () => {
    const donor = await startOverdueDonor();
    await sandbox.injectFault({ service: 'stripe', mode: 'error', match: '/void', times: 2 });

    const interrupted = await postDonorAction(server, donor, 'pause', { months: 1 });
    const after = await findStored(donor);
    const paused = await runDonorAction(server, donor, 'pause', { months: 1 });

    expect([interrupted.status, after?.state, paused.state]).toEqual([503, 'past_due', 'paused']);
    expect(await listInvoiceStatuses(donor)).toEqual(['void', 'paid']);
  });

  it('whose card is replaced says what was charged, also if the event of the card had it charged', async () => {
    const donor = await startOverdueDonor();
    await sandbox.advanceClock(60);
    const setup_intent_id = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
    await waitForRecurringState(server, donor.email, 'active');

    const replaced = await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });

    expect(replaced.charged_cents).toBe(2500);
    expect(await listInvoiceStatuses(donor)).toEqual(['paid', 'paid']);
  });

  it('whose missed charge a pause dropped is not charged in a tab that was opened before', async () => {
    const donor = await startOverdueDonor();
    const paused = await runDonorAction(server, donor, 'pause', { months: 2 });
    const setup_intent_id = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);

    const late = [
      await runDonorAction(server, donor, 'retry'),
      await runDonorAction(server, donor, 'card/confirm', { setup_intent_id }),
      await runDonorAction(server, donor, 'pause', { months: 2 }),
    ];

    expect(paused.dropped_cents).toBe(2500);
    expect(late.map(({ charged_cents, dropped_cents }) => charged_cents + dropped_cents)).toEqual([0, 0, 0]);
    expect(await listInvoiceStatuses(donor)).toEqual(['void', 'paid']);
  });

  it('has no next charge date when the provider cancels it at the period end', async () => {
    const donor = await startDonor();

    await sandbox.stripe(`subscriptions/${await findSubscriptionId(donor)}`, {
      cancel_at_period_end: 'true',
    });

    await vi.waitFor(
      async () => expect(await findStored(donor)).toMatchObject({ nextAt: null }),
      ASYNC_TIMEOUT_MS,
    );
  });
});

describe('a donor portal link', () => {
  it('cannot be used for card testing', async () => {
    const donor = await startDonor();
    const { clientSecret } = (await (await postDonorAction(server, donor, 'card')).json()) as {
      clientSecret: string;
    };
    const statuses: number[] = [];
    for (let attempts = 0; attempts < DECLINES; attempts += 1)
      statuses.push((await sandbox.confirm(clientSecret, DECLINED)).status);

    await vi.waitFor(
      async () => expect((await sandbox.confirm(clientSecret, DECLINED)).status).toBe(400),
      ASYNC_TIMEOUT_MS,
    );
    const again = await postDonorAction(server, donor, 'card');

    expect(statuses).toEqual(Array(DECLINES).fill(402));
    expect(again.status).toBe(429);
  });
});
