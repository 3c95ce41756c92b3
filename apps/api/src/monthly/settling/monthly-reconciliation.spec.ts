import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../common/clock.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { PaymentSyncService } from '../../payments/settlement.service.ts';
import { StripeSubscriptionsService } from '../../stripe/stripe-subscriptions.service.ts';
import { StripeService } from '../../stripe/stripe.service.ts';
import { begun, TRUSTING } from '../../testing/donations.ts';
import {
  aCalendar,
  aRecurringDonation,
  givenMonthly,
  recurringDonationsIn,
  untilState,
} from '../../testing/giving/monthly.ts';
import { donationsIn } from '../../testing/stored.ts';
import { SOON, startTestApp, untilIdle } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { RecurringReconciliation } from './monthly-reconciliation.service.ts';
import { RecurringRecord } from './monthly-record.service.ts';
import { RecurringDonationSync } from './monthly-settlement.service.ts';

const MONTH = 31;
const PROCESSES = 3;

const mailsTo = async (sandbox: TestSandbox, email: string, subject: string) =>
  (await sandbox.mail()).filter((mail) => mail.to === email && mail.subject.includes(subject));

describe('without any webhook', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  let pass: (days: number) => Promise<void>;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0', JOB_RETRY_S: '1' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...quick });
    pass = aCalendar(server, sandbox);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('a monthly gift begins, and each month of it is found and thanked for', async () => {
    const donor = await givenMonthly(server, sandbox);

    await pass(MONTH);

    const both = [{ status: 'succeeded' }, { status: 'succeeded' }];
    await vi.waitFor(async () => expect(await donationsIn(server, donor.email)).toMatchObject(both), SOON);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, donor.email, '$25.00')).toHaveLength(2);
  });

  it('the end that the provider made of it is found and told once', async () => {
    const donor = await givenMonthly(server, sandbox);
    const [gift] = await recurringDonationsIn(server, donor.email);
    await sandbox.stripe(`subscriptions/${gift?.subscriptionId}`, {}, 'DELETE');

    await pass(2);

    await untilState(server, donor.email, 'ended');
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, donor.email, 'has ended')).toHaveLength(1);
    expect(await recurringDonationsIn(server, donor.email)).toMatchObject([
      { state: 'ended', nextCheckAt: null },
    ]);
  });

  it('a gift that nobody paid for is over after a day, and can be begun anew', async () => {
    const request = aRecurringDonation();
    await begun(server, request);
    await pass(2);
    await vi.waitFor(
      async () =>
        expect(await recurringDonationsIn(server, request.email)).toMatchObject([{ state: 'failed' }]),
      SOON,
    );

    const { clientSecret } = await begun(server, request);
    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await recurringDonationsIn(server, request.email)).toMatchObject([
          { state: 'failed' },
          { state: 'active' },
        ]),
      SOON,
    );
    // The gift is told to be active before its charge is settled.
    await vi.waitFor(
      async () => expect(await donationsIn(server, request.email)).toMatchObject([{ status: 'succeeded' }]),
      SOON,
    );
  });

  it('a provider that is away for a while is asked again', async () => {
    const donor = await givenMonthly(server, sandbox);
    await sandbox.break({ service: 'stripe', mode: 'error', match: '/v1/subscriptions', times: 2 });

    await pass(MONTH);

    await vi.waitFor(async () => expect(await donationsIn(server, donor.email)).toHaveLength(2), 90_000);
  });
});

describe('several processes that settle the same gift', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const rare = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '0' };
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const createSync = ({ app }: TestApp) =>
    new RecurringDonationSync(
      app.get(DataSource),
      app.get(StripeSubscriptionsService),
      app.get(StripeService),
      app.get(RecurringRecord),
      app.get(PaymentSyncService),
      app.get(JobsService),
      app.get(Clock),
      app.get(SecurityLog),
    );

  it('make one donation and one letter of each charge', async () => {
    const request = aRecurringDonation();
    const { clientSecret } = await begun(server, request);
    await sandbox.confirm(clientSecret);
    await sandbox.moveClock(MONTH * 86_400);
    const [gift] = await recurringDonationsIn(server, request.email);
    const processes = Array.from({ length: PROCESSES }, () => createSync(server));

    await Promise.all(processes.map((process, index) => process.sync(gift?.id ?? 0, `process ${index}`)));

    expect(await donationsIn(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
      { status: 'succeeded', history: [{ to: 'succeeded' }] },
    ]);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, request.email, '$25.00')).toHaveLength(2);
  });

  it('never cover a newer answer of the provider by an older one that comes late', async () => {
    const request = aRecurringDonation({ amount: 2500 });
    await sandbox.confirm((await begun(server, request)).clientSecret);
    const [before] = await recurringDonationsIn(server, request.email);
    const [slow, quick] = [createSync(server), createSync(server)];
    await slow.sync(before?.id ?? 0, 'a first look');
    await sandbox.reset();
    await sandbox.break({
      service: 'stripe',
      mode: 'slow',
      match: '/v1/subscriptions/',
      times: 1,
      delay_ms: 2000,
    });

    const late = slow.sync(before?.id ?? 0, 'the slow one');
    await vi.waitFor(async () => expect(await sandbox.calls('stripe')).not.toEqual([]), SOON);
    await sandbox.stripe(`subscriptions/${before?.subscriptionId}`, { 'pause_collection[behavior]': 'void' });
    await quick.sync(before?.id ?? 0, 'the quick one');
    await late;

    expect(await recurringDonationsIn(server, request.email)).toMatchObject([{ state: 'paused' }]);
    await untilIdle(server, sandbox);
    expect(await mailsTo(sandbox, request.email, 'changed')).toHaveLength(1);
  });

  it('share the round: each gift that is due is asked about once', async () => {
    const requests = Array.from({ length: 25 }, () => aRecurringDonation());
    await Promise.all(requests.map((request) => begun(server, request)));
    const processes = Array.from(
      { length: PROCESSES },
      () =>
        new RecurringReconciliation(
          server.settings,
          server.app.get(DataSource),
          createSync(server),
          server.app.get(Clock),
          server.app.get(SecurityLog),
        ),
    );
    await sandbox.reset();

    await Promise.all(processes.map((process) => process.run()));

    const asked = (await sandbox.calls('stripe')).filter(({ path }) => path.includes('/subscriptions/'));
    expect(asked.length).toBeGreaterThanOrEqual(requests.length);
    expect(new Set(asked.map(({ path }) => path)).size).toBe(asked.length);
  });
});
