import { addMonths } from '@paniscus/domain/donor-portal';
import { Clock } from '@paniscus/server/platform';
import {
  runDonorAction,
  startCalendar,
  endSubscriptions,
  CARD_DECLINED_AFTER_ATTACHING,
  confirmNewCard,
  startRecurringDonation,
  findStoredRecurringDonations,
  OTHER_VALID_CARD,
  waitForRecurringState,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MONTH = 31;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const advanceDays = await startCalendar(server, sandbox);

beforeEach(() => sandbox.reset());
afterEach(() => endSubscriptions(server, sandbox));

const findStored = async (email: string) => (await findStoredRecurringDonations(server, email)).at(-1);
const readAmounts = async (email: string) =>
  (await findStoredDonations(server, email))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amountCents }) => amountCents);
const waitForAmounts = (email: string, ...amounts: number[]) =>
  vi.waitFor(async () => expect(await readAmounts(email)).toEqual(amounts), ASYNC_TIMEOUT_MS);
const listSubjects = async (email: string) =>
  (await sandbox.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
const waitForEmail = async (email: string, subject: string) => {
  await vi.waitFor(async () => expect(await listSubjects(email)).toContain(subject), ASYNC_TIMEOUT_MS);
  await waitUntilIdle(server, sandbox);
};

describe('monthly charges', () => {
  it('are separate donations, each with its own number and receipt', async () => {
    const donor = await startRecurringDonation(server, sandbox, {
      amount: 2606,
      gift_amount: 2500,
      covers_cost: true,
    });

    await advanceDays(MONTH);
    await waitForAmounts(donor.email, 2606, 2606);
    await advanceDays(MONTH);
    await waitForAmounts(donor.email, 2606, 2606, 2606);

    const numbers = (await findStoredDonations(server, donor.email)).map(
      ({ receiptNumber }) => receiptNumber,
    );
    expect(new Set(numbers).size).toBe(3);
    await waitUntilIdle(server, sandbox);
    expect(await listSubjects(donor.email)).toHaveLength(3);
  });

  it('use a changed amount from the next month on', async () => {
    const donor = await startRecurringDonation(server, sandbox, { amount: 2500 });

    const changed = await runDonorAction(server, donor, 'amount', {
      amount: 4150,
      gift_amount: 4000,
      covers_cost: true,
    });
    await advanceDays(MONTH);

    expect(changed).toMatchObject({ amount_cents: 4150, gift_cents: 4000, cost_cents: 150 });
    await waitForAmounts(donor.email, 2500, 4150);
    await waitForEmail(donor.email, 'Your monthly gift has been changed');
  });

  it('skip a paused month and continue after it', async () => {
    const donor = await startRecurringDonation(server, sandbox, { amount: 2500 });

    const paused = await runDonorAction(server, donor, 'pause', { months: 1 });
    await advanceDays(MONTH);
    const during = await readAmounts(donor.email);
    await advanceDays(MONTH);

    expect(paused).toMatchObject({
      state: 'paused',
      resumes_at: expect.any(String),
      next_at: expect.any(String),
    });
    expect(during).toEqual([2500]);
    await waitForAmounts(donor.email, 2500, 2500);
    expect(await findStored(donor.email)).toMatchObject({ state: 'active', resumesAt: null });
  });

  it('stay paused in an open-ended pause until the donor resumes', async () => {
    const donor = await startRecurringDonation(server, sandbox, { amount: 2500 });
    const paused = await runDonorAction(server, donor, 'pause');
    await advanceDays(3 * MONTH);

    const resumed = await runDonorAction(server, donor, 'resume');
    await advanceDays(MONTH);

    expect(paused).toMatchObject({ state: 'paused', resumes_at: null, next_at: null });
    expect(resumed).toMatchObject({ state: 'active', next_at: expect.any(String) });
    await waitForAmounts(donor.email, 2500, 2500);
  });

  it('end when the donor stops', async () => {
    const donor = await startRecurringDonation(server, sandbox, { amount: 2500 });

    const stopped = await runDonorAction(server, donor, 'stop');
    await advanceDays(2 * MONTH);

    expect(stopped).toMatchObject({ state: 'ended', next_at: null, ended_at: expect.any(String) });
    expect(await readAmounts(donor.email)).toEqual([2500]);
    await waitForEmail(donor.email, 'Your monthly gift of $25.00 has ended');
  });
});

describe('a failed charge', () => {
  const startFailing = async () => {
    const donor = await startRecurringDonation(server, sandbox, { amount: 2500 });
    const setup_intent_id = await confirmNewCard(server, sandbox, donor, CARD_DECLINED_AFTER_ATTACHING);
    await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });
    await advanceDays(MONTH);
    await waitForRecurringState(server, donor.email, 'past_due');
    return donor;
  };

  it('is notified once and resolved by another card, which pays the open invoice at once', async () => {
    const donor = await startFailing();
    const failed = await findStored(donor.email);
    await waitForEmail(donor.email, 'Your monthly gift of $25.00 could not be charged');

    const setup_intent_id = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
    const recovered = await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });

    expect(failed).toMatchObject({
      failure: 'Your card was declined.',
      cardLast4: '0341',
      overdueCents: 2500,
    });
    expect(recovered).toMatchObject({
      state: 'active',
      failure: null,
      overdue_cents: 0,
      charged_cents: 2500,
      card: { last4: '4444' },
    });
    expect(await readAmounts(donor.email)).toEqual([2500, 2500]);
    const subjects = (await listSubjects(donor.email)).filter((subject) =>
      subject.includes('could not be charged'),
    );
    expect(subjects).toHaveLength(1);
  });

  it('returns 402 for a retry that fails again', async () => {
    const donor = await startFailing();

    const response = await fetch(`${server.url}/api/giving/${donor.token}/monthly/${donor.id}/retry/`, {
      method: 'POST',
    });

    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ detail: 'Your card was declined.' });
    expect(await findStored(donor.email)).toMatchObject({ state: 'past_due' });
  });

  it('keeps its amount when the donor changes that of the gift', async () => {
    const donor = await startFailing();

    const changed = await runDonorAction(server, donor, 'amount', { amount: 1000, gift_amount: 1000 });

    expect(changed).toMatchObject({ state: 'past_due', amount_cents: 1000, overdue_cents: 2500 });
    const setup_intent_id = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
    await runDonorAction(server, donor, 'card/confirm', { setup_intent_id });
    await advanceDays(MONTH);
    await waitForAmounts(donor.email, 2500, 2500, 1000);
  });

  it('is dropped when the donor pauses', async () => {
    const donor = await startFailing();

    const paused = await runDonorAction(server, donor, 'pause', { months: 2 });
    await advanceDays(20);

    expect(paused).toMatchObject({ state: 'paused', failure: null, dropped_cents: 2500 });
    expect(await findStored(donor.email)).toMatchObject({ state: 'paused' });
    await waitForEmail(donor.email, 'Your monthly gift has been changed');
    const mails = (await sandbox.mail()).filter(
      ({ to, text }) => to === donor.email && text.includes('Status: Paused'),
    );
    expect(mails.map(({ text }) => text.includes('The missed charge of $25.00'))).toEqual([true]);
  });

  it('ends the recurring donation after enough retries', async () => {
    const donor = await startFailing();

    await advanceDays(20);
    await waitForRecurringState(server, donor.email, 'ended');

    expect(await readAmounts(donor.email)).toEqual([2500]);
    await waitForEmail(donor.email, 'Your monthly gift of $25.00 has ended');
    const mail = (await sandbox.mail()).find(
      ({ to, subject }) => to === donor.email && subject.includes('has ended'),
    );
    expect(mail?.text).toContain('because the card could not be charged');
  });
});

describe('an expiring card', () => {
  it('is notified once, before it expires', async () => {
    const expiresAt = addMonths(server.app.get(Clock).now(), 2);
    const donor = await startRecurringDonation(
      server,
      sandbox,
      { amount: 2500 },
      {
        'payment_method_data[card][exp_month]': String(expiresAt.getUTCMonth() + 1),
        'payment_method_data[card][exp_year]': String(expiresAt.getUTCFullYear()),
      },
    );
    const before = await listSubjects(donor.email);

    await advanceDays(MONTH);
    await advanceDays(MONTH);
    await waitForEmail(donor.email, 'The card for your monthly gift is about to expire');

    expect(before).not.toContain('The card for your monthly gift is about to expire');
    await waitForAmounts(donor.email, 2500, 2500, 2500);
    await waitUntilIdle(server, sandbox);
    const notices = (await listSubjects(donor.email)).filter((subject) =>
      subject.includes('about to expire'),
    );
    expect(notices).toHaveLength(1);
  });
});
