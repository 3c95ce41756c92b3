import { monthsAfter } from '@paniscus/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../common/clock.ts';
import {
  acted,
  aCalendar,
  CARD_THAT_FAILS,
  confirmedCard,
  givenMonthly,
  recurringDonationsIn,
  OTHER_GOOD_CARD,
  untilState,
} from '../../testing/giving/monthly.ts';
import { TRUSTING } from '../../testing/donations.ts';
import { donationsIn } from '../../testing/stored.ts';
import { SOON, startTestApp, untilIdle } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

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

describe('month by month', () => {
  it('each charge is a donation of its own, with a number and a receipt', async () => {
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

  it('another amount is charged from the next month on', async () => {
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

  it('a month of a pause is not charged, and the one after it is', async () => {
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

  it('a pause without an end lasts until the donor goes on', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });
    const paused = await acted(server, donor, 'pause');
    await pass(3 * MONTH);

    const resumed = await acted(server, donor, 'resume');
    await pass(MONTH);

    expect(paused).toMatchObject({ state: 'paused', resumes_at: null, next_at: null });
    expect(resumed).toMatchObject({ state: 'active', next_at: expect.any(String) });
    await untilSums(donor.email, 2500, 2500);
  });

  it('nothing is charged after the donor has stopped it', async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });

    const stopped = await acted(server, donor, 'stop');
    await pass(2 * MONTH);

    expect(stopped).toMatchObject({ state: 'ended', next_at: null, ended_at: expect.any(String) });
    expect(await readSums(donor.email)).toEqual([2500]);
    await untilEmailed(donor.email, 'Your monthly gift of $25.00 has ended');
  });
});

describe('a charge that fails', () => {
  const failing = async () => {
    const donor = await givenMonthly(server, sandbox, { amount: 2500 });
    const setup_intent_id = await confirmedCard(server, sandbox, donor, CARD_THAT_FAILS);
    await acted(server, donor, 'card/confirm', { setup_intent_id });
    await pass(MONTH);
    await untilState(server, donor.email, 'past_due');
    return donor;
  };

  it('is told once, and mended by another card, which pays what is owed at once', async () => {
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

  it('says so when it is tried again in vain', async () => {
    const donor = await failing();

    const answer = await fetch(`${server.url}/api/giving/${donor.token}/monthly/${donor.id}/retry/`, {
      method: 'POST',
    });

    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ detail: 'Your card was declined.' });
    expect(await getGift(donor.email)).toMatchObject({ state: 'past_due' });
  });

  it('is let go when the donor pauses', async () => {
    const donor = await failing();

    const paused = await acted(server, donor, 'pause', { months: 2 });
    await pass(20);

    expect(paused).toMatchObject({ state: 'paused', failure: null });
    expect(await getGift(donor.email)).toMatchObject({ state: 'paused' });
  });

  it('ends the gift when it has been tried often enough', async () => {
    const donor = await failing();

    await pass(20);
    await untilState(server, donor.email, 'ended');

    expect(await readSums(donor.email)).toEqual([2500]);
    await untilEmailed(donor.email, 'Your monthly gift of $25.00 has ended');
    const mail = (await sandbox.mail()).find(({ subject }) => subject.includes('has ended'));
    expect(mail?.text).toContain('because the card could not be charged');
  });
});

describe('a card that is about to end', () => {
  it('is told once, before it does', async () => {
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
