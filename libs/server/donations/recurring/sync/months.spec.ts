import { monthsAfter } from '@paniscus/domain/donor-portal';
import { Clock } from '@paniscus/server/platform';
import {
  acted,
  aCalendar,
  CARD_THAT_FAILS,
  confirmedCard,
  givenMonthly,
  recurringDonationsIn,
  OTHER_GOOD_CARD,
  untilRecurringState,
  TRUSTING,
  donationsIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const MONTH = 31;

let sandbox: TestSandbox;
let server: TestApp;
let pass: (days: number) => Promise<void>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  await sandbox.sendEventsTo(server.url);
  pass = aCalendar(server, sandbox);
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const getGift = async (email: string) => (await recurringDonationsIn(server, email)).at(-1);
const readSums = async (email: string) =>
  (await donationsIn(server, email))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amountCents }) => amountCents);
const untilSums = (email: string, ...sums: number[]) =>
  vi.waitFor(async () => expect(await readSums(email)).toEqual(sums), SOON);
const subjectsTo = async (email: string) =>
  (await sandbox.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
const untilEmailed = async (email: string, subject: string) => {
  await vi.waitFor(async () => expect(await subjectsTo(email)).toContain(subject), SOON);
  await untilIdle(server, sandbox);
};

describe('monthly charges', () => {
  it('each charge is a separate donation with its own number and receipt', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2606, gift_amount: 2500, covers_cost: true });

    await pass(MONTH);
    await untilSums(donor.email, 2606, 2606);
    await pass(MONTH);
    await untilSums(donor.email, 2606, 2606, 2606);

    const numbers = (await donationsIn(server, donor.email)).map(({ receiptNumber }) => receiptNumber);
    expect(new Set(numbers).size).toBe(3);
    await untilIdle(server, sandbox);
    expect(await subjectsTo(donor.email)).toHaveLength(3);
  });

  it('a changed amount is charged from the next month on', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });

    const changed = await acted(server, donor, 'amount', {
      amount: 4150,
      gift_amount: 4000,
      covers_cost: true,
    });
    await pass(MONTH);

    expect(changed).toMatchObject({ amount_cents: 4150, gift_cents: 4000, cost_cents: 150 });
    await untilSums(donor.email, 2500, 4150);
    await untilEmailed(donor.email, 'Your monthly gift has been changed');
  });

  it('a paused month is not charged, and the one after it is', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });

    const paused = await acted(server, donor, 'pause', { months: 1 });
    await pass(MONTH);
    const during = await readSums(donor.email);
    await pass(MONTH);

    expect(paused).toMatchObject({
      state: 'paused',
      resumes_at: expect.any(String),
      next_at: expect.any(String),
    });
    expect(during).toEqual([2500]);
    await untilSums(donor.email, 2500, 2500);
    expect(await getGift(donor.email)).toMatchObject({ state: 'active', resumesAt: null });
  });

  it('an open-ended pause lasts until the donor resumes', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });
    const paused = await acted(server, donor, 'pause');
    await pass(3 * MONTH);

    const resumed = await acted(server, donor, 'resume');
    await pass(MONTH);

    expect(paused).toMatchObject({ state: 'paused', resumes_at: null, next_at: null });
    expect(resumed).toMatchObject({ state: 'active', next_at: expect.any(String) });
    await untilSums(donor.email, 2500, 2500);
  });

  it('nothing is charged after the donor has stopped', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });

    const stopped = await acted(server, donor, 'stop');
    await pass(2 * MONTH);

    expect(stopped).toMatchObject({ state: 'ended', next_at: null, ended_at: expect.any(String) });
    expect(await readSums(donor.email)).toEqual([2500]);
    await untilEmailed(donor.email, 'Your monthly gift of $25.00 has ended');
  });
});

describe('a failed charge', () => {
  const failing = async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });
    const setup_intent_id = await confirmedCard(server, sandbox, donor, CARD_THAT_FAILS);
    await acted(server, donor, 'card/confirm', { setup_intent_id });
    await pass(MONTH);
    await untilRecurringState(server, donor.email, 'past_due');
    return donor;
  };

  it('is notified once and fixed by another card, which pays the open invoice at once', async () => {
    const donor = await failing();
    const failed = await getGift(donor.email);
    await untilEmailed(donor.email, 'Your monthly gift of $25.00 could not be charged');

    const setup_intent_id = await confirmedCard(server, sandbox, donor, OTHER_GOOD_CARD);
    const mended = await acted(server, donor, 'card/confirm', { setup_intent_id });

    expect(failed).toMatchObject({ failure: 'Your card was declined.', cardLast4: '0341' });
    expect(mended).toMatchObject({ state: 'active', failure: null, card: { last4: '4444' } });
    expect(await readSums(donor.email)).toEqual([2500, 2500]);
    const subjects = (await subjectsTo(donor.email)).filter((subject) =>
      subject.includes('could not be charged'),
    );
    expect(subjects).toHaveLength(1);
  });

  it('reports a retry that fails again', async () => {
    const donor = await failing();

    const response = await fetch(`${server.url}/api/giving/${donor.token}/monthly/${donor.id}/retry/`, {
      method: 'POST',
    });

    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ detail: 'Your card was declined.' });
    expect(await getGift(donor.email)).toMatchObject({ state: 'past_due' });
  });

  it('is dropped when the donor pauses', async () => {
    const donor = await failing();

    const paused = await acted(server, donor, 'pause', { months: 2 });
    await pass(20);

    expect(paused).toMatchObject({ state: 'paused', failure: null });
    expect(await getGift(donor.email)).toMatchObject({ state: 'paused' });
  });

  it('ends the recurring donation after enough retries', async () => {
    const donor = await failing();

    await pass(20);
    await untilRecurringState(server, donor.email, 'ended');

    expect(await readSums(donor.email)).toEqual([2500]);
    await untilEmailed(donor.email, 'Your monthly gift of $25.00 has ended');
    const mail = (await sandbox.mail()).find(({ subject }) => subject.includes('has ended'));
    expect(mail?.text).toContain('because the card could not be charged');
  });
});

describe('an expiring card', () => {
  it('is notified once, before it expires', async () => {
    const ends = monthsAfter(server.app.get(Clock).now(), 2);
    const donor = await givenMonthly(
      server,
      sandbox,
      { amount: 2500 },
      {
        'payment_method_data[card][exp_month]': String(ends.getUTCMonth() + 1),
        'payment_method_data[card][exp_year]': String(ends.getUTCFullYear()),
      },
    );
    const before = await subjectsTo(donor.email);

    await pass(MONTH);
    await pass(MONTH);
    await untilEmailed(donor.email, 'The card of your monthly gift is about to end');

    expect(before).not.toContain('The card of your monthly gift is about to end');
    await untilSums(donor.email, 2500, 2500, 2500);
    await untilIdle(server, sandbox);
    const notes = (await subjectsTo(donor.email)).filter((subject) => subject.includes('about to end'));
    expect(notes).toHaveLength(1);
  });
});
